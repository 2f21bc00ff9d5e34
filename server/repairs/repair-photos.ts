import { mostPhotos, repairPhoto } from '#contract/repairs/repair-endpoints.ts'
import { repairMessages as say } from '#contract/repairs/repair-messages.ts'
import { removeFile, showFile } from '#server/files/keep-file.ts'
import { keepPhotoOf } from '#server/files/keep-photo.ts'
import type { Actor } from '#server/kit/actor.ts'
import type { Services } from '#server/kit/services.ts'
import { deletePhoto, insertPhoto, listImages } from '#server/repairs/repair-photo-store.ts'
import { repairProblems } from '#server/repairs/repair-problems.ts'
import { lockRepair } from '#server/repairs/repair-store.ts'

export const keepRepairPhoto = keepPhotoOf({ folder: 'repairs', field: repairPhoto.field, noneChosen: say.noPhoto })

type Given = Pick<Services, 'db' | 'clock'> & { user: Actor }

export const addPhoto = async ({ db, clock, user }: Given, slug: string, image: string | undefined) => {
  if (!image) throw repairProblems.noPhoto()
  // Locked, so that two phones can't both add the last photo.
  const repair = await lockRepair(db, slug)
  if (!repair) throw repairProblems.missing()
  if ((await listImages(db, repair.id)).length >= mostPhotos) throw repairProblems.tooManyPhotos(mostPhotos)
  await showFile(db, image)
  await insertPhoto(db, { repair_id: repair.id, image, added_by: user.account_id, added_at: clock.now() })
}

export const removePhoto = async (given: Pick<Services, 'db' | 'jobs'>, repairId: number, slug: string) => {
  const image = await deletePhoto(given.db, repairId, slug)
  if (!image) throw repairProblems.photoMissing()
  await removeFile(given, image)
}
