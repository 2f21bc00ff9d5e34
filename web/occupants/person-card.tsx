import type { ReactNode } from 'react'
import { sexOptions } from '#web/guests/form/guest-cards.tsx'
import { useGuestField, useGuestFormState } from '#web/guests/form/guest-fields.tsx'
import { DateField } from '#web/kit/fields/date-field.tsx'
import { SelectField } from '#web/kit/fields/select-field.tsx'
import { TextField } from '#web/kit/fields/text-field.tsx'
import { FormCard } from '#web/kit/form/form-card.tsx'

interface PersonCardProps {
  autoFocus?: boolean
  children: ReactNode
}

/** What the registers need of everybody. */
export const PersonCard = ({ autoFocus = false, children }: PersonCardProps) => {
  const field = useGuestField()
  const { nationalities } = useGuestFormState()
  return (
    <FormCard title="Person">
      <TextField {...field('name')} autoFocus={autoFocus} input={{ autoComplete: 'off' }} />
      <SelectField
        {...field('nationality_id')}
        options={nationalities.map(({ id, name }) => ({ value: id, label: name }))}
        placeholder="Type to search"
      />
      <SelectField {...field('sex')} options={sexOptions} clearable placeholder="Not specified" />
      <DateField {...field('birth_date')} past />
      {children}
    </FormCard>
  )
}
