import type { GuestDraft, GuestField } from '#contract/guests/guest.ts'
import { guestDateErrors } from '#contract/guests/guest-date-rules.ts'
import { guestLabels } from '#contract/guests/guest-labels.ts'
import { guestMessages } from '#contract/guests/guest-messages.ts'
import { foreignFields, type GuestCircumstances, isForeign, requiredGuestFields } from '#contract/guests/guest-rules.ts'
import { photoRules } from '#contract/guests/id-proof.ts'
import { type IdProof, wrongIdProofNumber } from '#contract/guests/id-proof-rules.ts'

export type GuestErrors = Partial<Record<GuestField | typeof photoField, string>>

const photoField = 'id_proof_image'

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
