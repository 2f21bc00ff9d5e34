import { sexes } from '#contract/guests/guest-fields.ts'
import { sexLabels } from '#contract/guests/guest-labels.ts'
import { DuplicatesNote } from '#web/guests/form/duplicates-note.tsx'
import { useGuestField, useGuestFormState } from '#web/guests/form/guest-fields.tsx'
import { PassportZoneField } from '#web/guests/passport/passport-zone-field.tsx'
import { DateField } from '#web/kit/fields/date-field.tsx'
import { SelectField } from '#web/kit/fields/select-field.tsx'
import { TextField } from '#web/kit/fields/text-field.tsx'
import { TextareaField } from '#web/kit/fields/textarea-field.tsx'
import { FormCard, Wide } from '#web/kit/form/form-card.tsx'

const phone = { type: 'tel', inputMode: 'tel', autoComplete: 'off' } as const
export const sexOptions = sexes.map((sex) => ({ value: sex, label: sexLabels[sex] }))
const yesNo = [
  { value: 1, label: 'Employed in India' },
  { value: 0, label: 'Not employed in India' },
]

export const PersonalCard = () => {
  const field = useGuestField()
  const { nationalities, nationality, guest } = useGuestFormState()
  return (
    <FormCard title="Personal Information">
      <TextField {...field('name')} autoFocus={guest === undefined} input={{ autoComplete: 'off' }} />
      <TextField {...field('phone')} input={phone} />
      <DuplicatesNote of="phone" />
      <SelectField
        {...field('nationality_id')}
        options={nationalities.map(({ id, name }) => ({ value: id, label: name }))}
        placeholder="Type to search"
      />
      <TextField {...field('email')} input={{ type: 'email', autoComplete: 'off' }} />
      {/* The lines say the nationality, so it need not be chosen before. */}
      {nationality !== 'Indian' && <PassportZoneField />}
      <Wide>
        <TextareaField {...field('address')} />
      </Wide>
      <SelectField {...field('sex')} options={sexOptions} clearable placeholder="Not specified" />
      <DateField {...field('birth_date')} past />
      <DateField {...field('anniversary_date')} past />
      <TextField {...field('mob_no')} input={phone} />
      <TextField {...field('tel_lan_no')} input={phone} />
    </FormCard>
  )
}

export const TravelCard = () => {
  const field = useGuestField()
  return (
    <FormCard title="Travel Information">
      <TextField {...field('from_place')} />
      <TextField {...field('proceeding_to')} />
      <TextField {...field('purpose_of_visit')} />
      <SelectField {...field('whether_employed_in_india')} options={yesNo} clearable placeholder="Not specified" />
      <TextField {...field('company')} />
      <TextField {...field('designation')} />
    </FormCard>
  )
}

export const EmergencyCard = () => {
  const field = useGuestField()
  return (
    <FormCard title="Emergency Contact">
      <TextField {...field('emergency_contact_name')} input={{ autoComplete: 'off' }} />
      <TextField {...field('emergency_contact_phone')} input={phone} />
    </FormCard>
  )
}

export const AdditionalCard = () => {
  const field = useGuestField()
  return (
    <FormCard title="Additional Information">
      <Wide>
        <TextareaField {...field('special_requests')} />
      </Wide>
    </FormCard>
  )
}
