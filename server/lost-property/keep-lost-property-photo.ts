import type { Endpoint } from '#contract/kit/endpoint.ts'
import { dropUnlessShown, keepFile } from '#server/files/keep-file.ts'
import { redrawPhoto } from '#server/kit/files/photo.ts'
import type { Call } from '#server/kit/http/call.ts'
import { lostPropertyProblems } from '#server/lost-property/lost-property-problems.ts'

/** Stores the photo of a form before its transaction. If nothing refers to it afterwards, it is deleted. */
export const keepLostPropertyPhoto = async (
  call: Pick<Call<Endpoint>, 'upload' | 'afterwards' | 'db' | 'clock' | 'files'>,
) => {
  if (!call.upload) return undefined
  if (call.upload.length === 0) throw lostPropertyProblems.noPhotoChosen()
  const bytes = await redrawPhoto(call.upload)
  if (!bytes) throw lostPropertyProblems.wrongPhoto()
  const key = await keepFile(call, { folder: 'lost-property', bytes, type: 'image/webp', ending: 'webp' })
  call.afterwards((services) => dropUnlessShown(services, key))
  return key
}
