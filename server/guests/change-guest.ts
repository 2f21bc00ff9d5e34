import type { GuestEdit, GuestField, GuestForm } from '#contract/guests/guest.ts'
import { guestMessages as say } from '#contract/guests/guest-messages.ts'
import { removeFile, showFile } from '#server/files/keep-file.ts'
import { guestProblems } from '#server/guests/guest-problems.ts'
import { changeGuestFields, lockGuest } from '#server/guests/guest-store.ts'
import { refuseUnfitGuest } from '#server/guests/refuse-unfit-guest.ts'
import { changedMeanwhile } from '#server/kit/records/version-store.ts'
import type { Services } from '#server/kit/services.ts'

/** Changes the given fields of a guest; the rules check the guest as a whole. */
export const changeGuest = async (
  given: Pick<Services, 'db' | 'clock' | 'jobs'>,
  slug: string,
  { id_proof_image, version, ...said }: GuestEdit,
  form: GuestForm,
  photo: string | undefined,
) => {
  const { db, clock } = given
  const stored = await lockGuest(db, slug)
  if (!stored) throw guestProblems.missing()
  const { id, id_proof_image: oldPhoto, version: current, anonymised_at, ...before } = stored
  if (anonymised_at !== null) throw guestProblems.anonymised()
  if (version !== current) throw await changedMeanwhile(db, { entity: 'guest', slug }, say.changedMeanwhile)
  // A phone that is known stays required; the rest of a companion may come later.
  const rules = form === 'companion' && before.phone !== '' ? 'quick' : form
  const about = { form: rules, isNew: false, hasPhoto: true, stored: before }
  const after = await refuseUnfitGuest({ db, clock }, { ...before, ...said }, about)

  const changed = (Object.keys(before) as GuestField[]).filter((field) => before[field] !== after[field])
  const changes = Object.fromEntries(changed.map((field) => [field, after[field]]))
  if (changed.length > 0) await changeGuestFields(db, id, changes)

  // A form without a photo keeps the stored one; an empty photo removes it.
  if (photo === undefined && id_proof_image === undefined) return
  if (photo) await showFile(db, photo)
  await changeGuestFields(db, id, { id_proof_image: photo ?? null })
  if (oldPhoto) await removeFile(given, oldPhoto)
}
