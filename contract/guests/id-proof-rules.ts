import type { GuestDraft } from '#contract/guests/guest.ts'
import { guestMessages } from '#contract/guests/guest-messages.ts'
import { isMaskedAadhaar, isMistypedAadhaar } from '#contract/guests/id-proof.ts'
import { idProofMessages as say } from '#contract/guests/id-proof-messages.ts'

export type IdProof = Pick<GuestDraft, 'id_proof_type' | 'id_proof_number'>
type NumberRule = [fits: RegExp, sentence: string]

// Spaces, hyphens and slashes are written differently from state to state. Old licences and voter cards are still
// valid: their numbers have other lengths and no common form.
const indian: Partial<Record<string, NumberRule>> = {
  Passport: [/^[A-Z]{1,2}\d{6,7}$/, say.passportNumber],
  'Driving License': [/^[A-Z]{2}\d{2}[A-Z\d]{5,13}$/, say.licenceNumber],
  'Voter ID': [/^([A-Z]{3}\d{7}|[A-Z]{2}\d{8,16})$/, say.voterNumber],
  'PAN Card': [/^[A-Z]{5}\d{4}[A-Z]$/, say.panNumber],
}
const foreign: NumberRule = [/^(?=.*\d)[A-Z\d]{5,20}$/, say.foreignNumber]

const ruleFor = (type: string, isForeign: boolean) =>
  isForeign && (type === 'Passport' || type === 'Driving License') ? foreign : indian[type]

/** What is wrong with the number of an ID, by its type; undefined if nothing is. */
export const wrongIdProofNumber = ({ id_proof_type, id_proof_number }: IdProof, isForeign: boolean) => {
  if (id_proof_type === null || id_proof_number === '' || isMaskedAadhaar(id_proof_number)) return undefined
  if (id_proof_type === 'Aadhar') return isMistypedAadhaar(id_proof_number) ? say.aadhaarDigit : guestMessages.aadhaar
  const [fits, sentence] = ruleFor(id_proof_type, isForeign) ?? []
  return fits?.test(id_proof_number.toUpperCase().replace(/[\s/.-]/g, '')) ? undefined : sentence
}
