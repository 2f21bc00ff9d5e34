import { useQuery } from '@tanstack/react-query'
import { foreignerEndpoints as calls } from '#contract/foreigners/foreigner-endpoints.ts'
import type { FormCodeDraft, FormFieldDraft } from '#contract/foreigners/form-three.ts'
import { isForeign } from '#contract/guests/guest-rules.ts'
import { call } from '#web/kit/api/api.ts'
import { useWrite } from '#web/kit/api/use-write.ts'

/** The fields and code lists of Form III. */
export const useFormThree = (enabled = true) =>
  useQuery({
    queryKey: [calls.form.path],
    queryFn: async ({ signal }) => (await call(calls.form, { signal })).data,
    enabled,
  })

/** The fields of Form III, read only for a foreign guest; undefined while they are read. */
export const useFormFields = (nationality: string | undefined) => {
  const { data, isLoading } = useFormThree(isForeign(nationality))
  return isLoading ? undefined : (data?.fields ?? [])
}

const readAgain = { readAgainWhenRefused: true }

export const useSaveFormField = () => useWrite(calls.saveField, (body: FormFieldDraft) => ({ body }), readAgain)

export const useSaveFormCode = () => useWrite(calls.saveCode, (body: FormCodeDraft) => ({ body }), readAgain)
