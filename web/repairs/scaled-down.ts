import { repairPhoto } from '#contract/repairs/repair-endpoints.ts'

const longestSide = 2000

/** Photos of a phone's camera exceed the upload limit, so they are drawn smaller. */
export const scaledDown = async (photo: File) => {
  if (photo.size <= repairPhoto.largest) return photo
  const bitmap = await createImageBitmap(photo).catch(() => undefined)
  if (!bitmap) return photo
  const scale = Math.min(1, longestSide / Math.max(bitmap.width, bitmap.height))
  const canvas = document.createElement('canvas')
  canvas.width = Math.round(bitmap.width * scale)
  canvas.height = Math.round(bitmap.height * scale)
  canvas.getContext('2d')?.drawImage(bitmap, 0, 0, canvas.width, canvas.height)
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg', 0.9))
  return blob ? new File([blob], photo.name, { type: 'image/jpeg' }) : photo
}
