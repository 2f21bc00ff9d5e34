import { useEffect } from 'react'
import { useWatch } from 'react-hook-form'
import { isGstin } from '#contract/settings/gstin.ts'
import { stateCode, stateNames } from '#contract/settings/indian-states.ts'
import type { SettingsDraft } from '#contract/settings/settings.ts'
import { TextField } from '#web/kit/fields/text-field.tsx'
import type { FormOf } from '#web/kit/form/use-form-of.ts'
import { settingsLabels } from '#web/settings/settings-input.ts'

/** The GSTIN, checked while it is typed. The state follows from it. */
export const GstinField = ({ form }: { form: FormOf<typeof SettingsDraft> }) => {
  const { control, setValue, trigger } = form
  const [typed, state] = useWatch({ control, name: ['gstin', 'state'] })
  const gstin = (typed ?? '').trim().toUpperCase()
  const home = isGstin(gstin) ? stateNames.find((name) => stateCode(name) === gstin.slice(0, 2)) : undefined

  useEffect(() => {
    if (home && state === '') setValue('state', home, { shouldDirty: true, shouldValidate: true })
  }, [home, state, setValue])

  // Whether the state fits depends on both fields.
  // biome-ignore lint/correctness/useExhaustiveDependencies: looked at again whenever the GSTIN changes
  useEffect(() => {
    if (form.formState.isDirty) trigger('state')
  }, [gstin])

  return (
    <TextField
      control={control}
      name="gstin"
      label={settingsLabels.gstin}
      description={home ? `Valid. Registered in ${home}.` : '15 characters, as on the certificate.'}
      input={{ autoComplete: 'off' }}
    />
  )
}
