import { photoRules } from '#contract/guests/id-proof.ts'

const longestSide = 2000

/** A picture on a canvas, large enough to read an ID card. */
export const scaledCanvas = (source: CanvasImageSource, width: number, height: number) => {
  const scale = Math.min(1, longestSide / Math.max(width, height))
  const canvas = document.createElement('canvas')
  canvas.width = Math.round(width * scale)
  canvas.height = Math.round(height * scale)
  canvas.getContext('2d')?.drawImage(source, 0, 0, canvas.width, canvas.height)
  return canvas
}

const drawn = async (source: CanvasImageSource, width: number, height: number) => {
  const canvas = scaledCanvas(source, width, height)
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg', 0.9))
  return blob && new File([blob], 'id-proof.jpg', { type: 'image/jpeg' })
}

export const pictureOf = (video: HTMLVideoElement) => drawn(video, video.videoWidth, video.videoHeight)

/** Pictures of a phone's camera exceed the upload limit, so they are scaled down. */
export const scaledDown = async (taken: File) => {
  if (taken.size <= photoRules.largest) return taken
  const bitmap = await createImageBitmap(taken).catch(() => undefined)
  return (bitmap && (await drawn(bitmap, bitmap.width, bitmap.height))) ?? taken
}
