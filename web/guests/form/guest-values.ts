import { emptyGuest, type Guest, type GuestChanges, GuestDraft, type GuestField } from '#contract/guests/guest.ts'
import { isMaskedAadhaar, maskIdProofNumber } from '#contract/guests/id-proof.ts'
import { z } from '#contract/kit/z.ts'

/** The photo in the form: a new one, the stored one, or none. */
export type PhotoChoice = File | 'stored' | 'none'

/** The values of the form's fields. */
export type GuestInput = z.input<typeof GuestDraft> & { id_proof_image: PhotoChoice }

/** The result of a valid form. */
export interface GuestSheet {
  draft: GuestDraft
  photo: PhotoChoice
}

const fields = Object.keys(emptyGuest) as GuestField[]

const draftOf = (guest: GuestDraft) =>
  Object.fromEntries(fields.map((field) => [field, guest[field]])) as unknown as GuestDraft

export const emptyValues = z.encode(GuestDraft, emptyGuest)

export const valuesOf = (guest: Guest | undefined): GuestInput => ({
  ...(guest ? z.encode(GuestDraft, draftOf(guest)) : emptyValues),
  id_proof_image: guest?.has_photo ? 'stored' : 'none',
})

/** Only the values that differ from the stored guest, or from an empty one. */
export const changesOf = (draft: GuestDraft, photo: PhotoChoice, guest: Guest | undefined): GuestChanges => {
  const before = guest ?? emptyGuest
  const changed = new Set(fields.filter((field) => draft[field] !== before[field]))
  // The type of ID decides how the number is masked, so both are sent together.
  if (changed.has('id_proof_number')) changed.add('id_proof_type')
  return {
    ...Object.fromEntries([...changed].map((field) => [field, draft[field]])),
    ...(photo === 'none' && guest?.has_photo && { id_proof_image: '' as const }),
  }
}

/** The values that a draft stores in the browser: no photo, and no full Aadhaar number. */
export const valuesToKeep = ({ id_proof_image, ...values }: GuestInput) => {
  const { id_proof_type, id_proof_number } = values
  const number = maskIdProofNumber(id_proof_type, id_proof_number)
  return { ...values, id_proof_number: id_proof_type === 'Aadhar' && !isMaskedAadhaar(number) ? '' : number }
}
