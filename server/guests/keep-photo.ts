import type { Endpoint } from '#contract/kit/endpoint.ts'
import { dropUnlessShown, keepFile } from '#server/files/keep-file.ts'
import { guestProblems } from '#server/guests/guest-problems.ts'
import { redrawPhoto } from '#server/kit/files/photo.ts'
import type { Call } from '#server/kit/http/call.ts'

/** Stores the photo of a form before its transaction. If no guest refers to it afterwards, the photo is deleted. */
export const keepPhoto = async (call: Pick<Call<Endpoint>, 'upload' | 'afterwards' | 'db' | 'clock' | 'files'>) => {
  if (!call.upload) return undefined
  if (call.upload.length === 0) throw guestProblems.noPhotoChosen()
  const bytes = await redrawPhoto(call.upload)
  if (!bytes) throw guestProblems.wrongPhoto()
  const key = await keepFile(call, { folder: 'id-proofs', bytes, type: 'image/webp', ending: 'webp' })
  call.afterwards((services) => dropUnlessShown(services, key))
  return key
}
