import { useMutation, useQuery } from '@tanstack/react-query'
import { logoRules } from '#contract/settings/logo.ts'
import type { SettingsDraft } from '#contract/settings/settings.ts'
import { settingsEndpoints as calls } from '#contract/settings/settings-endpoints.ts'
import { call } from '#web/kit/api/api.ts'
import { sendForm } from '#web/kit/api/send-form.ts'

export const fetchSettings = async (signal?: AbortSignal) => (await call(calls.get, { ...(signal && { signal }) })).data

export const useSettings = () =>
  useQuery({ queryKey: [calls.get.path], queryFn: ({ signal }) => fetchSettings(signal), staleTime: 0 })

export const useSaveSettings = () => useMutation({ mutationFn: (body: SettingsDraft) => call(calls.save, { body }) })

export const useSaveLogo = () =>
  useMutation({
    mutationFn: (file: File) => sendForm(calls.saveLogo, { body: {}, file, onProgress: () => {} }),
  })

export const useRemoveLogo = () => useMutation({ mutationFn: () => call(calls.removeLogo) })

/** What stands against a chosen file; the server looks at the picture itself. */
export const logoProblem = (file: File | null) => {
  if (!file || file.size === 0) return logoRules.noneChosen
  if (file.size > logoRules.largest) return logoRules.tooLarge
  return logoRules.types.includes(file.type) ? undefined : logoRules.wrongType
}
