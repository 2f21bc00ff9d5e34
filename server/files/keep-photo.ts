import type { Endpoint } from '#contract/kit/endpoint.ts'
import { imageRules } from '#contract/kit/photo-rules.ts'
import { Problem } from '#contract/kit/problem.ts'
import { dropUnlessShown, keepFile } from '#server/files/keep-file.ts'
import { redrawPhoto } from '#server/kit/files/photo.ts'
import type { Call } from '#server/kit/http/call.ts'

interface PhotoField {
  folder: string
  /** The field of the form, and the message if it is sent without a photo. */
  field: string
  noneChosen: string
}

/**
 * Makes the step that stores the photo of a form before its transaction. If no row refers to it afterwards, the photo
 * is deleted.
 */
export const keepPhotoOf =
  ({ folder, field, noneChosen }: PhotoField) =>
  async (call: Pick<Call<Endpoint>, 'upload' | 'afterwards' | 'db' | 'clock' | 'files'>) => {
    const refuse = (code: string, message: string) => new Problem(422, code, message, { [field]: [message] })
    if (!call.upload) return undefined
    if (call.upload.length === 0) throw refuse('no_photo', noneChosen)
    const redrawn = await redrawPhoto(call.upload)
    if ('wrong' in redrawn) throw refuse('wrong_photo', imageRules[redrawn.wrong])
    const key = await keepFile(call, { folder, bytes: redrawn.bytes, type: 'image/webp', ending: 'webp' })
    call.afterwards((services) => dropUnlessShown(services, key))
    return key
  }
