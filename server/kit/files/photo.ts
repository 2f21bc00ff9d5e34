import type { Sharp } from 'sharp'

const longestSide = 2000
// A picture of a few kilobytes can decode to gigabytes. Phones take up to 50 million pixels.
const mostPixels = 50_000_000

/** Loads the image library on first use: it is large, and most requests don't need it. */
const loadSharp = async () => {
  const { default: sharp } = await import('sharp')
  sharp.concurrency(1)
  sharp.cache(false)
  // Only these three formats are parsed: no SVG, no PDF, no format that could refer to other files.
  sharp.block({ operation: ['VipsForeignLoad'] })
  sharp.unblock({
    operation: ['VipsForeignLoadJpegBuffer', 'VipsForeignLoadPngBuffer', 'VipsForeignLoadWebpBuffer'],
  })
  return sharp
}

let loading: ReturnType<typeof loadSharp> | undefined

type Draw = (photo: Sharp) => Sharp

const redraw = async (bytes: Uint8Array, draw: Draw): Promise<Uint8Array | undefined> => {
  loading ??= loadSharp()
  const sharp = await loading
  try {
    const photo = sharp(bytes, { limitInputPixels: mostPixels, failOn: 'error', sequentialRead: true })
    return await draw(photo.autoOrient()).toBuffer()
  } catch {
    // The file can't be decoded.
    return undefined
  }
}

/** Re-encodes a photo upright, no larger than needed and without metadata; undefined if it is not an image. */
export const redrawPhoto = (bytes: Uint8Array) =>
  redraw(bytes, (photo) =>
    photo
      .resize({ width: longestSide, height: longestSide, fit: 'inside', withoutEnlargement: true })
      .webp({ quality: 82 }),
  )

const logoSide = 600

/** The same for a logo, as PNG because a PDF can contain it. */
export const redrawLogo = (bytes: Uint8Array) =>
  redraw(bytes, (logo) =>
    logo
      .resize({ width: logoSide, height: logoSide, fit: 'inside', withoutEnlargement: true })
      .png({ compressionLevel: 9 }),
  )
