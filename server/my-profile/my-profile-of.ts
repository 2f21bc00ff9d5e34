import { idProofTypeLabels } from '#contract/guests/guest-labels.ts'
import type { MyProfile } from '#contract/my-profile/my-profile.ts'
import type { Db } from '#server/db/connect.ts'
import { findProfile } from '#server/my-profile/my-profile-store.ts'

const shown = 4

/** The last digits only: enough to recognise one's own document, too little to misuse. */
const endOf = (number: string) => {
  const signs = number.replace(/\W/g, '')
  return signs.length > 2 * shown ? ` ending in ${signs.slice(-shown)}` : ''
}

export const myProfileOf = async (db: Db, guestId: number, email: string): Promise<MyProfile> => {
  const { slug: _slug, id_proof_type, id_proof_number, ...profile } = await findProfile(db, guestId)
  const id_proof = id_proof_type && `${idProofTypeLabels[id_proof_type]}${endOf(id_proof_number)}`
  return { ...profile, email, id_proof }
}
