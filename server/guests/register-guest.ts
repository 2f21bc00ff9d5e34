import { emptyGuest, type GuestChanges, type GuestForm } from '#contract/guests/guest.ts'
import type { Db } from '#server/db/connect.ts'
import { showFile } from '#server/files/keep-file.ts'
import { addGuest } from '#server/guests/guest-store.ts'
import { refuseUnfitGuest } from '#server/guests/refuse-unfit-guest.ts'
import type { Clock } from '#server/kit/clock.ts'

export const registerGuest = async (
  { db, clock }: { db: Db; clock: Clock },
  { id_proof_image: _none, ...said }: GuestChanges,
  form: GuestForm,
  photo: string | undefined,
) => {
  const about = { form, isNew: true, hasPhoto: photo !== undefined }
  const guest = await refuseUnfitGuest({ db, clock }, { ...emptyGuest, ...said }, about)
  if (photo) await showFile(db, photo)
  return addGuest(db, guest, photo ?? null)
}
