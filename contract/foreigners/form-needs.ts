import type { FormKey } from '#contract/foreigners/form-keys.ts'
import type { FormField } from '#contract/foreigners/form-three.ts'
import type { Guest, GuestDraft, GuestField } from '#contract/guests/guest.ts'
import { guestLabels } from '#contract/guests/guest-labels.ts'

const otherNames: Partial<Record<FormKey, GuestField>> = {
  nationality: 'nationality_id',
  birth_date_format: 'birth_date',
  employed_in_india: 'whether_employed_in_india',
  purpose: 'purpose_code',
  next_destination_city_abroad: 'next_destination',
}

const isGuestField = (key: string): key is GuestField => key in guestLabels

/** The field of the guest form that fills a field of Form III. The photo, the hotel and the stay have none. */
export const guestFieldOf = (key: FormKey) => otherNames[key] ?? (isGuestField(key) ? key : undefined)

const destinationOf: Partial<Record<FormKey, GuestDraft['next_destination_in']>> = {
  next_destination_state: 'india',
  next_destination_district: 'india',
  next_destination: 'india',
  next_destination_country: 'abroad',
  next_destination_city_abroad: 'abroad',
}

/** What a guest must have or say so that the portal asks for a field. */
export const conditionOf = (key: FormKey): Partial<Pick<GuestDraft, 'visa_status' | 'next_destination_in'>> => {
  // An OCI card or an exemption replaces the visa.
  if (key.startsWith('visa_')) return { visa_status: 'visa' }
  const next_destination_in = destinationOf[key]
  return next_destination_in ? { next_destination_in } : {}
}

type Asked = Pick<GuestDraft, 'visa_status' | 'next_destination_in'>

export const isAskedOf = (key: FormKey, guest: Asked) => {
  const { visa_status, next_destination_in } = { ...guest, ...conditionOf(key) }
  return visa_status === guest.visa_status && next_destination_in === guest.next_destination_in
}

/** The fields of the guest form that Form III requires of such a guest, in the order of the portal. */
export const neededForForm = (fields: FormField[], guest: Asked) =>
  new Set(
    fields
      .filter(({ key, is_active, is_required }) => is_active && is_required && isAskedOf(key, guest))
      .flatMap(({ key }) => guestFieldOf(key) ?? []),
  )

const indianPhone = /^(\+91|0)?\d{10}$/

/** Texts of the form that another field of the guest says if they are empty. */
export const formTexts = (guest: Guest) => {
  const isIndianPhone = indianPhone.test(guest.phone)
  return {
    given_name: guest.given_name || (guest.surname === '' ? guest.name : ''),
    purpose_code: guest.purpose_code || guest.purpose_of_visit,
    phone_in_india: guest.phone_in_india || (isIndianPhone ? guest.phone : ''),
    phone_at_home: guest.phone_at_home || (isIndianPhone ? '' : guest.phone),
  }
}

/** The fields of the guest form that Form III requires and that are empty. */
export const missingForForm = (fields: FormField[], guest: Guest): GuestField[] => {
  const said = { ...guest, ...formTexts(guest) }
  return [...neededForForm(fields, guest)].filter((field) => said[field] === '' || said[field] === null)
}
