import type { CoverBox } from '#web/guests/photo/cover/cover-box.ts'
import { scaledCanvas } from '#web/guests/photo/take-picture.ts'

/** Draws the picture again with a black box; the file that was chosen is not used any more. */
export const coveredPicture = async (photo: File, box: CoverBox) => {
  const picture = await createImageBitmap(photo)
  const canvas = scaledCanvas(picture, picture.width, picture.height)
  const context = canvas.getContext('2d')
  if (!context) return undefined
  const [left, top] = [Math.floor(box.x * canvas.width), Math.floor(box.y * canvas.height)]
  const right = Math.ceil((box.x + box.width) * canvas.width)
  const bottom = Math.ceil((box.y + box.height) * canvas.height)
  context.fillStyle = '#000000'
  context.fillRect(left, top, right - left, bottom - top)
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg', 0.9))
  return blob ? new File([blob], 'id-proof-covered.jpg', { type: 'image/jpeg' }) : undefined
}
