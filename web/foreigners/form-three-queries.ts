import { useQuery } from '@tanstack/react-query'
import { foreignerEndpoints as calls } from '#contract/foreigners/foreigner-endpoints.ts'
import { foreignerMessages as say } from '#contract/foreigners/foreigner-messages.ts'
import type { FormCodeDraft, FormCodeRow, FormFieldDraft, FormFieldRow } from '#contract/foreigners/form-three.ts'
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

/** The row that a field or code has from this day on, to be compared with what was typed. */
export const fetchFormField = async ({ key, valid_from }: Pick<FormFieldRow, 'key' | 'valid_from'>) => {
  const { fields, later_fields } = (await call(calls.form)).data
  const found = [...fields, ...later_fields].find((one) => one.key === key && one.valid_from === valid_from)
  if (!found) throw new Error(say.formRowMissing)
  return found
}

export const fetchFormCode = async ({ list, code, valid_from }: Omit<FormCodeRow, 'version'>) => {
  const { codes, later_codes } = (await call(calls.form)).data
  const found = [...codes, ...later_codes].find(
    (one) => one.list === list && one.code === code && one.valid_from === valid_from,
  )
  if (!found) throw new Error(say.formRowMissing)
  return found
}

const readAgain = { readAgainWhenRefused: true }

export const useSaveFormField = () => useWrite(calls.saveField, (body: FormFieldDraft) => ({ body }), readAgain)

export const useSaveFormCode = () => useWrite(calls.saveCode, (body: FormCodeDraft) => ({ body }), readAgain)

export const useRemoveFormField = () => useWrite(calls.removeField, (body: FormFieldRow) => ({ body }), readAgain)

export const useRemoveFormCode = () => useWrite(calls.removeCode, (body: FormCodeRow) => ({ body }), readAgain)
