import { Button } from '@mantine/core'
import type { Guest } from '#contract/guests/guest.ts'
import { isForeign } from '#contract/guests/guest-rules.ts'
import { occupantMessages as say } from '#contract/occupants/occupant-messages.ts'
import { useGuestFormState } from '#web/guests/form/guest-fields.tsx'
import { type GuestInput, valuesOf } from '#web/guests/form/guest-values.ts'
import { journeyFields } from '#web/guests/journey-fields.ts'

/** Home, journey, and where the visa is from. Numbers, dates of documents and phones are everybody's own. */
const shared = [
  'address',
  'from_place',
  'proceeding_to',
  'purpose_of_visit',
  'nationality_id',
  'visa_status',
  'visa_type',
  'visa_place_of_issue',
  'visa_country_of_issue',
  ...journeyFields,
] as const

/** What somebody who travels with this guest usually has too. */
export const sharedWith = (guest: Guest | undefined): Partial<GuestInput> => {
  if (!guest) return {}
  const values = valuesOf(guest)
  return Object.fromEntries(shared.map((field) => [field, values[field]]))
}

/** Fills in the empty fields of a foreign national as those of somebody who travels with them. */
export const SameJourney = ({ companion }: { companion: Guest | undefined }) => {
  const { form, foreign } = useGuestFormState()
  if (!(companion && foreign && isForeign(companion.nationality))) return null
  const fill = () => {
    const values = sharedWith(companion)
    for (const field of shared) if (!form.getValues(field)) form.setValue(field, values[field], { shouldDirty: true })
  }
  return (
    <Button variant="default" onClick={fill} style={{ alignSelf: 'start' }}>
      {say.sameJourney(companion.name)}
    </Button>
  )
}
