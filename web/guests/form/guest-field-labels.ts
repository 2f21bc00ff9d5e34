import type { GuestField, Nationality } from '#contract/guests/guest.ts'
import {
  guestLabels,
  idProofTypeLabels,
  nextDestinationLabels,
  visaStatusLabels,
} from '#contract/guests/guest-labels.ts'
import type { GuestInput, PhotoChoice } from '#web/guests/form/guest-values.ts'
import type { FieldLabel } from '#web/kit/form/merge-input.ts'
import { asAmount, asDay, asText, asYesNo } from '#web/kit/form/value-text.ts'

const asNamed = (names: Record<string, string>) => (value: string | null) => asText(value && (names[value] ?? value))

const photoText = (photo: PhotoChoice) => {
  if (photo instanceof File) return 'a new photo'
  return photo === 'stored' ? 'a photo' : 'none'
}

const isDay = (field: GuestField) => /date|valid_till/.test(field)

/** The labels and values of a guest's fields in the comparison of two people's changes. */
export const guestFieldLabels = (nationalities: Nationality[]): FieldLabel<GuestInput>[] => {
  const special: Partial<Record<GuestField, (value: never) => string>> = {
    nationality_id: (id: number | null) => asText(nationalities.find((one) => one.id === id)?.name),
    whether_employed_in_india: (value: unknown) => (value === null ? 'none' : asYesNo(Boolean(value))),
    rate: asAmount,
    advance: asAmount,
    id_proof_type: asNamed(idProofTypeLabels),
    visa_status: asNamed(visaStatusLabels),
    next_destination_in: asNamed(nextDestinationLabels),
  }
  const fields = (Object.entries(guestLabels) as [GuestField, string][]).map(
    ([field, label]): FieldLabel<GuestInput> => [field, label, special[field] ?? (isDay(field) ? asDay : asText)],
  )
  return [...fields, ['id_proof_image', 'ID proof photo', photoText]]
}
