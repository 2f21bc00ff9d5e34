import type { Guest, GuestField } from '#contract/guests/guest.ts'
import { guestLabels } from '#contract/guests/guest-labels.ts'
import { guestMessages as say } from '#contract/guests/guest-messages.ts'
import { foreignFields, isForeign, requiredGuestFields } from '#contract/guests/guest-rules.ts'
import type { CalendarDate } from '#contract/kit/time/calendar-date.ts'

export interface MissingDocument {
  label: string
  /** The fields, if there are several. */
  details?: string
}

interface Stay {
  /** Today, or the first day of the stay if that is later. */
  from: CalendarDate
  to: CalendarDate
}

/** Passport and visa that are no longer valid, or will not be for the whole stay. */
export const expiredDocuments = (guest: Guest, { from, to }: Stay): string[] => {
  if (!isForeign(guest.nationality)) return []
  const documents: [string, CalendarDate | null][] = [
    ['Passport', guest.passport_date_of_expiry],
    ['Visa', guest.visa_status === 'visa' ? guest.visa_valid_till : null],
  ]
  return documents.flatMap(([document, day]) => {
    if (day === null) return []
    if (day < from) return [say.expired(document, day)]
    // A document is still valid on its last day.
    return day < to ? [say.expiresDuringStay(document, day)] : []
  })
}

/** Phone and address of the guest who books are enough for a room. */
const ofBooker: GuestField[] = ['phone', 'address']

/** The fields and documents that the law or the hotel requires before check-in, and that are missing. */
export const missingDocuments = (guest: Guest, isBooker = true): MissingDocument[] => {
  const missing: MissingDocument[] = []
  const required = requiredGuestFields({ form: 'page', nationality: guest.nationality }, guest.visa_status)
  if (!isBooker) for (const field of ofBooker) required.delete(field)
  const isEmpty = (field: GuestField) => guest[field] === '' || guest[field] === null
  const names = (fields: GuestField[]) => fields.map((field) => guestLabels[field]).join(', ')
  const unsaid = [...required].filter((field) => !foreignFields.includes(field) && isEmpty(field))
  if (unsaid.length > 0) missing.push({ label: names(unsaid) })
  if (guest.id_proof_type === null || guest.id_proof_number === '') missing.push({ label: 'ID proof' })
  if (!guest.has_photo) missing.push({ label: 'ID photo' })
  if (isForeign(guest.nationality)) {
    const empty = foreignFields.filter((field) => required.has(field) && isEmpty(field))
    if (empty.length > 0) missing.push({ label: 'Documents of a foreign national', details: names(empty) })
  }
  return missing
}
