import { emptyGuest, type GuestDraft, type GuestField, type GuestForm } from '#contract/guests/guest.ts'
import { guestDateErrors } from '#contract/guests/guest-date-rules.ts'
import { foreignChoices, foreignTexts } from '#contract/guests/guest-fields.ts'
import { guestLabels } from '#contract/guests/guest-labels.ts'
import { guestMessages } from '#contract/guests/guest-messages.ts'
import { photoRules } from '#contract/guests/id-proof.ts'
import { type IdProof, wrongIdProofNumber } from '#contract/guests/id-proof-rules.ts'
import type { CalendarDate } from '#contract/kit/time/calendar-date.ts'

/** The data that the rules need besides the guest. */
export interface GuestCircumstances {
  form: GuestForm
  /** The name of the nationality; undefined if none is chosen. */
  nationality: string | undefined
  /** Today, in the hotel's time zone. */
  today: CalendarDate
  isNew: boolean
  hasPhoto: boolean
  /** The ID as it is stored. It was accepted before, so it does not prevent other changes. */
  stored?: IdProof | undefined
}

export type GuestErrors = Partial<Record<GuestField | typeof photoField, string>>

const photoField = 'id_proof_image'

export const isForeign = (nationality: string | undefined) => nationality !== undefined && nationality !== 'Indian'

export const foreignFields = [
  ...Object.keys(foreignTexts),
  ...Object.keys(foreignChoices),
  'visa_status',
] as GuestField[]

const quickFields: GuestField[] = ['name', 'phone', 'nationality_id']
const pageFields: GuestField[] = [...quickFields, 'address']
const modalFields: GuestField[] = [
  ...pageFields,
  'email',
  'whether_employed_in_india',
  'mob_no',
  'birth_date',
  'mode_of_payment',
  'id_proof_type',
  'id_proof_number',
  'emergency_contact_name',
  'emergency_contact_phone',
]
const fieldsOf: Record<GuestForm, GuestField[]> = { quick: quickFields, page: pageFields, modal: modalFields }
const passportFields: GuestField[] = [
  'passport_no',
  'passport_date_of_issue',
  'passport_place_of_issue',
  'passport_date_of_expiry',
  'date_of_arrival_in_india',
  'arrival_place_in_india',
  'duration_of_stay_in_india',
  'foreign_address',
]
const visaFields: GuestField[] = ['visa_no', 'visa_date_of_issue', 'visa_place_of_issue', 'visa_valid_till']

/** The required fields, for their asterisks and for the rule below. */
export const requiredGuestFields = (
  { form, nationality }: Pick<GuestCircumstances, 'form' | 'nationality'>,
  visaStatus: GuestDraft['visa_status'],
) => {
  const required = new Set(fieldsOf[form])
  if (form === 'quick' || !isForeign(nationality)) return required
  // An OCI card or an exemption replaces the visa, never the passport.
  return new Set([...required, ...passportFields, ...(visaStatus === 'visa' ? visaFields : [])])
}

// The specification ends the sentences of the foreign-nationals card with a full stop, the others not.
const requiredMessage = (field: GuestField) =>
  `${guestMessages.required(guestLabels[field])}${foreignFields.includes(field) ? '.' : ''}`

const isPhone = (phone: string, nationality: string | undefined) =>
  /^\d{10}$/.test(phone) || (isForeign(nationality) && /^\+\d{7,15}$/.test(phone))

const isStoredProof = (guest: IdProof, stored: IdProof | undefined) =>
  guest.id_proof_type === stored?.id_proof_type && guest.id_proof_number === stored.id_proof_number

/** The errors of a guest, by field; the same in the form and on the server. */
export const guestErrors = (guest: GuestDraft, circumstances: GuestCircumstances): GuestErrors => {
  const { form, nationality, isNew, hasPhoto } = circumstances
  const errors: GuestErrors = guestDateErrors(guest, circumstances.today)
  for (const field of ['phone', 'mob_no', 'emergency_contact_phone'] as const) {
    if (guest[field] !== '' && !isPhone(guest[field], nationality)) {
      errors[field] = isForeign(nationality) ? guestMessages.foreignPhone : guestMessages.phone
    }
  }
  const wrongNumber = isStoredProof(guest, circumstances.stored)
    ? undefined
    : wrongIdProofNumber(guest, isForeign(nationality))
  if (wrongNumber !== undefined) errors.id_proof_number = wrongNumber
  for (const field of requiredGuestFields({ form, nationality }, guest.visa_status)) {
    if (guest[field] === '' || guest[field] === null) errors[field] = requiredMessage(field)
  }
  if (form === 'modal' && isNew && !hasPhoto) errors[photoField] = photoRules.missing
  return errors
}

/** Indian guests carry no passport: the section is hidden and its values are removed. */
export const withoutForeignFields = (guest: GuestDraft): GuestDraft => ({
  ...guest,
  ...Object.fromEntries(foreignFields.map((field) => [field, emptyGuest[field]])),
})
