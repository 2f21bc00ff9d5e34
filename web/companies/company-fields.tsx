import { useEffect } from 'react'
import { useWatch } from 'react-hook-form'
import { isGstin } from '#contract/settings/gstin.ts'
import { type IndianState, stateNames, stateOfGstin } from '#contract/settings/indian-states.ts'
import { type CompanyForm, companyKinds, companyLabels } from '#web/companies/company-input.ts'
import { SelectField } from '#web/kit/fields/select-field.tsx'
import { TextField } from '#web/kit/fields/text-field.tsx'
import { TextareaField } from '#web/kit/fields/textarea-field.tsx'
import { Wide } from '#web/kit/form/form-card.tsx'

const states = stateNames.map((name) => ({ value: name, label: name }))

/** Name, kind, GSTIN, state and address: the fields that an invoice needs. An empty state follows from the GSTIN. */
export const CompanyFields = ({ form }: { form: CompanyForm }) => {
  const { control, setValue, trigger } = form
  const [typed, state] = useWatch({ control, name: ['gstin', 'state'] })
  const gstin = (typed ?? '').trim().toUpperCase()
  const home = isGstin(gstin) ? (stateOfGstin(gstin) as IndianState | '') : ''

  useEffect(() => {
    if (home && !state) setValue('state', home, { shouldDirty: true, shouldValidate: true })
  }, [home, state, setValue])

  // Whether the state fits depends on both fields.
  // biome-ignore lint/correctness/useExhaustiveDependencies: checked again whenever the GSTIN changes
  useEffect(() => {
    if (form.formState.isDirty) trigger('state')
  }, [gstin])

  return (
    <>
      <TextField control={control} name="name" label={companyLabels.name} required autoFocus />
      <SelectField control={control} name="kind" label={companyLabels.kind} required options={companyKinds} />
      <TextField
        control={control}
        name="gstin"
        label={companyLabels.gstin}
        description={home ? `Valid. Registered in ${home}.` : '15 characters, if there is one.'}
        input={{ autoComplete: 'off' }}
      />
      <SelectField
        control={control}
        name="state"
        label={companyLabels.state}
        description="Filled in from the GSTIN."
        placeholder="Choose a state"
        options={states}
        clearable
      />
      <Wide>
        <TextareaField control={control} name="address" label={companyLabels.address} />
      </Wide>
    </>
  )
}
