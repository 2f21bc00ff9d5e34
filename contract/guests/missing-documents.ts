import { missingForForm } from '#contract/foreigners/form-needs.ts'
import type { FormField } from '#contract/foreigners/form-three.ts'
import type { Guest, GuestField } from '#contract/guests/guest.ts'
import { guestLabels } from '#contract/guests/guest-labels.ts'
import { guestMessages as say } from '#contract/guests/guest-messages.ts'
import { foreignFields, isForeign, requiredGuestFields } from '#contract/guests/guest-rules.ts'
import type { CalendarDate } from '#contract/kit/time/calendar-date.ts'

export interface MissingDocument {
  label: string
  /** Where it is entered; the first field, if there are several. */
  field: GuestField | 'id_proof_image'
  /** The fields, if there are several. */
  details?: string
}

interface Stay {
  /** Today, or the first day of the stay if that is later. */
  from: CalendarDate
  to: CalendarDate
}

/** Passport and visa that are no longer valid, or will not be for the whole stay. */
export const expiredDocuments = (guest: Guest, { from, to }: Stay): MissingDocument[] => {
  if (!isForeign(guest.nationality)) return []
  const documents: [string, GuestField, CalendarDate | null][] = [
    ['Passport', 'passport_date_of_expiry', guest.passport_date_of_expiry],
    ['Visa', 'visa_valid_till', guest.visa_status === 'visa' ? guest.visa_valid_till : null],
  ]
  return documents.flatMap(([document, field, day]) => {
    if (day === null) return []
    if (day < from) return [{ label: say.expired(document, day), field }]
    // A document is still valid on its last day.
    return day < to ? [{ label: say.expiresDuringStay(document, day), field }] : []
  })
}

/** Phone and address of the guest who books are enough for a room. */
const ofBooker: GuestField[] = ['phone', 'address']

/**
 * The fields and documents that the law or the hotel requires before check-in, and that are missing. `form` has the fields
 * of Form III: the desk for foreigners and the badges of the check-in ask for the same.
 */
export const missingDocuments = (guest: Guest, form: FormField[], isBooker = true): MissingDocument[] => {
  if (guest.is_anonymised) return []
  const missing: MissingDocument[] = []
  const required = requiredGuestFields({ form: 'page', nationality: guest.nationality }, guest.visa_status)
  if (!isBooker) for (const field of ofBooker) required.delete(field)
  const isEmpty = (field: GuestField) => guest[field] === '' || guest[field] === null
  const names = (fields: GuestField[]) => fields.map((field) => guestLabels[field]).join(', ')
  const unsaid = [...required].filter((field) => !foreignFields.includes(field) && isEmpty(field))
  const [firstUnsaid] = unsaid
  if (firstUnsaid) missing.push({ label: names(unsaid), field: firstUnsaid })
  if (guest.id_proof_type === null) missing.push({ label: 'ID proof', field: 'id_proof_type' })
  else if (guest.id_proof_number === '') missing.push({ label: 'ID proof', field: 'id_proof_number' })
  if (!guest.has_photo) missing.push({ label: 'ID photo', field: 'id_proof_image' })
  if (isForeign(guest.nationality)) {
    const empty = foreignFields.filter((field) => required.has(field) && isEmpty(field))
    const all = [...new Set([...missingForForm(form, guest), ...empty])]
    const [field] = all
    if (field) missing.push({ label: say.formThree(all.map((one) => guestLabels[one])), field, details: names(all) })
  }
  return missing
}
