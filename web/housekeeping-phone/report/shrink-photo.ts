import { repairPhoto } from '#contract/repairs/repair-endpoints.ts'

const longestSide = 1600

/** A photo that is small enough for a bad connection; undefined if the file is no photo that the server accepts. */
export const shrinkPhoto = async (taken: File): Promise<File | undefined> => {
  const bitmap = await createImageBitmap(taken).catch(() => undefined)
  if (!bitmap) return undefined
  const scale = Math.min(1, longestSide / Math.max(bitmap.width, bitmap.height))
  const canvas = document.createElement('canvas')
  canvas.width = Math.round(bitmap.width * scale)
  canvas.height = Math.round(bitmap.height * scale)
  canvas.getContext('2d')?.drawImage(bitmap, 0, 0, canvas.width, canvas.height)
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg', 0.8))
  if (!blob || blob.size > repairPhoto.largest) return undefined
  return new File([blob], 'photo.jpg', { type: 'image/jpeg' })
}
