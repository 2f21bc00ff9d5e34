import type { Endpoint } from '#contract/kit/endpoint.ts'
import { mostPhotos } from '#contract/repairs/repair-endpoints.ts'
import { dropUnlessShown, keepFile, removeFile, showFile } from '#server/files/keep-file.ts'
import type { Actor } from '#server/kit/actor.ts'
import { redrawPhoto } from '#server/kit/files/photo.ts'
import type { Call } from '#server/kit/http/call.ts'
import type { Services } from '#server/kit/services.ts'
import { deletePhoto, insertPhoto, listImages } from '#server/repairs/repair-photo-store.ts'
import { repairProblems } from '#server/repairs/repair-problems.ts'
import { lockRepair } from '#server/repairs/repair-store.ts'

/** Stores the photo of a form before its transaction. If no repair shows it afterwards, the photo is deleted. */
export const keepRepairPhoto = async (
  call: Pick<Call<Endpoint>, 'upload' | 'afterwards' | 'db' | 'clock' | 'files'>,
) => {
  if (!call.upload) return undefined
  if (call.upload.length === 0) throw repairProblems.noPhoto()
  const bytes = await redrawPhoto(call.upload)
  if (!bytes) throw repairProblems.wrongPhoto()
  const key = await keepFile(call, { folder: 'repairs', bytes, type: 'image/webp', ending: 'webp' })
  call.afterwards((services) => dropUnlessShown(services, key))
  return key
}

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
