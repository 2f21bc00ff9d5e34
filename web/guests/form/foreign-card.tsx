import { Collapse } from '@mantine/core'
import { useWatch } from 'react-hook-form'
import type { FormCodeList } from '#contract/foreigners/form-three.ts'
import { nextDestinationLabels, visaStatusLabels } from '#contract/guests/guest-labels.ts'
import { stateNames } from '#contract/settings/indian-states.ts'
import { useFormThree } from '#web/foreigners/form-three-queries.ts'
import { useGuestField, useGuestFormState, useGuestWarning } from '#web/guests/form/guest-fields.tsx'
import classes from '#web/guests/form/guest-form.module.css'
import { CountryField, VisaTypeField } from '#web/guests/form/listed-fields.tsx'
import { PassportZoneField } from '#web/guests/passport/passport-zone-field.tsx'
import { DateField } from '#web/kit/fields/date-field.tsx'
import { NumberField } from '#web/kit/fields/number-field.tsx'
import { SelectField } from '#web/kit/fields/select-field.tsx'
import { TextField } from '#web/kit/fields/text-field.tsx'
import { TextareaField } from '#web/kit/fields/textarea-field.tsx'
import { FormCard, Wide } from '#web/kit/form/form-card.tsx'

const phone = { type: 'tel', inputMode: 'tel', autoComplete: 'off' } as const
const states = stateNames.map((name) => ({ value: name, label: name }))
const destinations = Object.entries(nextDestinationLabels).map(([value, label]) => ({ value, label }))

/** The codes that the portal for foreigners takes today. */
const useCodes = () => {
  const { data } = useFormThree()
  return (list: FormCodeList) =>
    (data?.codes ?? [])
      .filter((code) => code.list === list && code.is_active)
      .map(({ code, label }) => ({ value: code, label }))
}

const visaStatuses = Object.entries(visaStatusLabels).map(([value, label]) => ({ value, label }))

/** Not shown for Indian guests, who carry no passport. The guest form has the machine-readable zone at its beginning. */
export const ForeignCard = ({ withZone = false }: { withZone?: boolean }) => {
  const { foreign } = useGuestFormState()
  return (
    <Collapse expanded={foreign} keepMounted={false} transitionDuration={160}>
      <FormCard title="For Foreign Nationals Only">
        <PassportFields withZone={withZone} />
        <VisaFields />
        <ArrivalFields />
      </FormCard>
    </Collapse>
  )
}

const PassportFields = ({ withZone }: { withZone: boolean }) => {
  const field = useGuestField()
  const warning = useGuestWarning()
  const optionsOf = useCodes()
  return (
    <>
      <h3 className={classes.subheading}>Passport</h3>
      {withZone && <PassportZoneField />}
      <TextField {...field('given_name', 'As in the passport')} />
      <TextField {...field('surname', 'As in the passport')} />
      <TextField {...field('passport_no')} input={{ autoComplete: 'off' }} />
      <DateField {...field('passport_date_of_issue', warning('passport_date_of_issue'))} past />
      <DateField {...field('passport_date_of_expiry', warning('passport_date_of_expiry'))} />
      <TextField {...field('passport_place_of_issue')} />
      <CountryField name="passport_country_of_issue" />
      <SelectField
        {...field('special_category')}
        options={optionsOf('special_category')}
        clearable
        placeholder="Not specified"
      />
    </>
  )
}

const VisaFields = () => {
  const { visaStatus } = useGuestFormState()
  const field = useGuestField()
  const warning = useGuestWarning()
  return (
    <>
      <h3 className={classes.subheading}>Visa</h3>
      <SelectField {...field('visa_status')} options={visaStatuses} />
      {visaStatus === 'visa' && (
        <>
          <VisaTypeField />
          <TextField {...field('visa_no')} input={{ autoComplete: 'off' }} />
          <TextField {...field('visa_place_of_issue')} />
          <DateField {...field('visa_date_of_issue', warning('visa_date_of_issue'))} past />
          <DateField {...field('visa_valid_till', warning('visa_valid_till'))} />
          <CountryField name="visa_country_of_issue" />
          <TextField {...field('visa_subtype')} />
        </>
      )}
    </>
  )
}

const ArrivalFields = () => {
  const field = useGuestField()
  const optionsOf = useCodes()
  return (
    <>
      <h3 className={classes.subheading}>Arrival in India</h3>
      <DateField {...field('date_of_arrival_in_india')} past />
      <TextField {...field('arrival_place_in_india')} />
      <TextField {...field('arrived_from_place')} />
      <TextField {...field('arrived_from_city')} />
      <CountryField name="arrived_from_country" />
      <NumberField {...field('duration_of_stay_in_india', 'In days')} />
      <SelectField {...field('purpose_code')} options={optionsOf('purpose')} clearable placeholder="Not specified" />
      <NextDestinationFields />
      <h3 className={classes.subheading}>Address and phone</h3>
      <Wide>
        <TextareaField {...field('foreign_address')} />
      </Wide>
      <TextField {...field('foreign_city')} />
      <CountryField name="foreign_country" />
      <TextField {...field('phone_in_india')} input={phone} />
      <TextField {...field('phone_at_home')} input={phone} />
    </>
  )
}

const NextDestinationFields = () => {
  const { form } = useGuestFormState()
  const field = useGuestField()
  const where = useWatch({ control: form.control, name: 'next_destination_in' })
  return (
    <>
      <SelectField {...field('next_destination_in')} options={destinations} clearable placeholder="Not specified" />
      <TextField {...field('next_destination')} />
      {where === 'india' && (
        <>
          <SelectField {...field('next_destination_state')} options={states} clearable placeholder="Type to search" />
          <TextField {...field('next_destination_district')} />
        </>
      )}
      {where === 'abroad' && <CountryField name="next_destination_country" />}
    </>
  )
}
