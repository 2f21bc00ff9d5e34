import { useMutation, useQuery } from '@tanstack/react-query'
import { topicOf } from '#contract/kit/live.ts'
import type { OccupancyPricing } from '#contract/rates/make-quote.ts'
import { occupancyPreviewEndpoint } from '#contract/rates/occupancy-pricing.ts'
import { logoRules } from '#contract/settings/logo.ts'
import type { SettingsDraft } from '#contract/settings/settings.ts'
import { settingsEndpoints as calls } from '#contract/settings/settings-endpoints.ts'
import { call } from '#web/kit/api/api.ts'
import { sendForm } from '#web/kit/api/send-form.ts'
import { useWrite } from '#web/kit/api/use-write.ts'

export const fetchSettings = async (signal?: AbortSignal) => (await call(calls.get, { ...(signal && { signal }) })).data

export const useSettings = () =>
  useQuery({ queryKey: [calls.get.path], queryFn: ({ signal }) => fetchSettings(signal), staleTime: 0 })

export const useSaveSettings = () => useWrite(calls.save, (body: SettingsDraft) => ({ body }))

export const useChargeNoTax = () => useWrite(calls.chargeNoTax, () => ({}))

export const useOccupancyPreview = (query: OccupancyPricing) =>
  useQuery({
    queryKey: [occupancyPreviewEndpoint.path, query],
    queryFn: async ({ signal }) => (await call(occupancyPreviewEndpoint, { query, signal })).data,
  })

export const useSaveLogo = () =>
  useMutation({
    mutationFn: (file: File) => sendForm(calls.saveLogo, { body: {}, file, onProgress: () => {} }),
    meta: { changes: topicOf(calls.saveLogo.path) },
  })

export const useRemoveLogo = () => useWrite(calls.removeLogo, () => ({}))

/** Why a chosen file cannot be the logo; the server checks the picture itself. */
export const logoProblem = (file: File | null) => {
  if (!file || file.size === 0) return logoRules.noneChosen
  if (file.size > logoRules.largest) return logoRules.tooLarge
  return logoRules.types.includes(file.type) ? undefined : logoRules.wrongType
}
