import { Collapse } from '@mantine/core'
import { visaStatusLabels } from '#contract/guests/guest-labels.ts'
import { useGuestField, useGuestFormState, useGuestWarning } from '#web/guests/form/guest-fields.tsx'
import classes from '#web/guests/form/guest-form.module.css'
import { PassportZoneField } from '#web/guests/passport/passport-zone-field.tsx'
import { DateField } from '#web/kit/fields/date-field.tsx'
import { NumberField } from '#web/kit/fields/number-field.tsx'
import { SelectField } from '#web/kit/fields/select-field.tsx'
import { TextField } from '#web/kit/fields/text-field.tsx'
import { TextareaField } from '#web/kit/fields/textarea-field.tsx'
import { FormCard, Wide } from '#web/kit/form/form-card.tsx'

const visaStatuses = Object.entries(visaStatusLabels).map(([value, label]) => ({ value, label }))

/** Not shown for Indian guests, who carry no passport. */
export const ForeignCard = () => {
  const { foreign } = useGuestFormState()
  return (
    <Collapse expanded={foreign} keepMounted={false} transitionDuration={160}>
      <FormCard title="For Foreign Nationals Only">
        <PassportFields />
        <VisaFields />
        <ArrivalFields />
      </FormCard>
    </Collapse>
  )
}

const PassportFields = () => {
  const field = useGuestField()
  const warning = useGuestWarning()
  return (
    <>
      <h3 className={classes.subheading}>Passport</h3>
      <PassportZoneField />
      <TextField {...field('given_name', 'As in the passport')} />
      <TextField {...field('surname', 'As in the passport')} />
      <TextField {...field('passport_no')} input={{ autoComplete: 'off' }} />
      <DateField {...field('passport_date_of_issue', warning('passport_date_of_issue'))} past />
      <DateField {...field('passport_date_of_expiry', warning('passport_date_of_expiry'))} />
      <TextField {...field('passport_place_of_issue')} />
      <TextField {...field('passport_country_of_issue')} />
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
          <TextField {...field('visa_type')} input={{ placeholder: 'Tourist, business, e-Visa …' }} />
          <TextField {...field('visa_no')} input={{ autoComplete: 'off' }} />
          <TextField {...field('visa_place_of_issue')} />
          <DateField {...field('visa_date_of_issue', warning('visa_date_of_issue'))} past />
          <DateField {...field('visa_valid_till', warning('visa_valid_till'))} />
          <TextField {...field('visa_country_of_issue')} />
        </>
      )}
    </>
  )
}

const ArrivalFields = () => {
  const field = useGuestField()
  return (
    <>
      <h3 className={classes.subheading}>Arrival in India</h3>
      <DateField {...field('date_of_arrival_in_india')} past />
      <TextField {...field('arrival_place_in_india')} />
      <TextField {...field('arrived_from_place')} />
      <TextField {...field('arrived_from_country')} />
      <NumberField {...field('duration_of_stay_in_india', 'In days')} />
      <TextField {...field('next_destination')} />
      <Wide>
        <TextareaField {...field('foreign_address')} />
      </Wide>
    </>
  )
}
