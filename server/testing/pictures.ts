import sharp from 'sharp'

/** A picture of an ID card with the metadata that a phone writes. */
export const picture = (format: 'png' | 'jpeg' | 'webp' = 'jpeg', width = 320, height = 200) =>
  sharp({ create: { width, height, channels: 3, background: '#aa6633' } })
    .withExif({ IFD0: { Copyright: 'Secret Camera', Make: 'Phone' } })
    .toFormat(format)
    .toBuffer()

/** A form as the browser sends it. */
export const formOf = (fields: Record<string, unknown>, ...photos: Uint8Array[]) => {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.append(name, String(value ?? ''))
  for (const photo of photos)
    form.append('id_proof_image', new Blob([new Uint8Array(photo)], { type: 'image/png' }), 'id.png')
  return form
}
