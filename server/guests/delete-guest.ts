import type { Db } from '#server/db/connect.ts'
import { detach } from '#server/files/stored-file-store.ts'
import { guestProblems } from '#server/guests/guest-problems.ts'
import { lockGuest, removeGuest } from '#server/guests/guest-store.ts'

/** The photo goes with its guest. */
export const deleteGuest = async (db: Db, slug: string) => {
  const guest = await lockGuest(db, slug)
  if (!guest) throw guestProblems.missing()
  await removeGuest(db, guest.id)
  if (guest.id_proof_image) await detach(db, guest.id_proof_image)
}
