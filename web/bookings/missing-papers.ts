import type { Guest } from '#contract/guests/guest.ts'
import { guestLabels } from '#contract/guests/guest-labels.ts'
import { foreignFields, isForeign, requiredGuestFields } from '#contract/guests/guest-rules.ts'

export interface MissingPaper {
  label: string
  /** Which ones, where it is more than one. */
  details?: string
}

/** What the law or the house wants to have seen before a guest gets a key. */
export const missingPapers = (guest: Guest): MissingPaper[] => {
  const missing: MissingPaper[] = []
  if (guest.id_proof_type === null || guest.id_proof_number === '') missing.push({ label: 'ID proof' })
  if (!guest.has_photo) missing.push({ label: 'ID photo' })
  if (isForeign(guest.nationality)) {
    const required = requiredGuestFields({ form: 'page', nationality: guest.nationality }, guest.visa_status)
    const empty = foreignFields.filter((field) => required.has(field) && (guest[field] === '' || guest[field] === null))
    if (empty.length > 0) {
      missing.push({ label: 'Foreign-national papers', details: empty.map((field) => guestLabels[field]).join(', ') })
    }
  }
  return missing
}
