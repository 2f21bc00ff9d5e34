import { removeFile } from '#server/files/keep-file.ts'
import { guestProblems } from '#server/guests/guest-problems.ts'
import { lockGuest, removeGuest } from '#server/guests/guest-store.ts'
import type { Services } from '#server/kit/services.ts'

/** Deletes a guest and the photo. */
export const deleteGuest = async (given: Pick<Services, 'db' | 'jobs'>, slug: string) => {
  const { db } = given
  const guest = await lockGuest(db, slug)
  if (!guest) throw guestProblems.missing()
  await removeGuest(db, guest.id)
  if (guest.id_proof_image) await removeFile(given, guest.id_proof_image)
}
