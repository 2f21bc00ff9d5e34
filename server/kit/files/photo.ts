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

type Redrawn = { bytes: Uint8Array } | { wrong: 'wrongType' | 'tooManyPixels' }

const redraw = async (bytes: Uint8Array, draw: Draw): Promise<Redrawn> => {
  loading ??= loadSharp()
  const sharp = await loading
  try {
    const photo = sharp(bytes, { limitInputPixels: mostPixels, failOn: 'error', sequentialRead: true })
    return { bytes: await draw(photo.autoOrient()).toBuffer() }
  } catch (failure) {
    // The file can't be decoded, unless the library says that it is too large.
    return { wrong: String(failure).includes('pixel limit') ? 'tooManyPixels' : 'wrongType' }
  }
}

/** Re-encodes a photo upright, no larger than needed and without metadata, or says why it can't. */
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

const pngStart = [0x89, 0x50, 0x4e, 0x47]
/** Ink is darker than this grey. */
const lightest = 200
/** The part of the field that is ink: a dot has about a seven-thousandth, short initials a thousandth. */
const leastInk = 0.0003
/** In pixels; the field on a small phone is larger. */
const smallest = { width: 150, height: 75 }

/** A signature from the screen, black on white, as PNG; says whether more than a dot is drawn on it. */
export const redrawSignature = async (bytes: Uint8Array) => {
  if (pngStart.some((byte, index) => bytes[index] !== byte)) return { wrong: 'wrongType' as const }
  const redrawn = await redraw(bytes, (image) =>
    image
      .resize({ width: 1000, height: 500, fit: 'inside', withoutEnlargement: true })
      .flatten({ background: '#ffffff' })
      .greyscale()
      .png({ compressionLevel: 9 }),
  )
  if ('wrong' in redrawn) return redrawn
  loading ??= loadSharp()
  const sharp = await loading
  const header = Buffer.from(bytes)
  const { min = 255, mean = 255 } = (await sharp(redrawn.bytes).stats()).channels[0] ?? {}
  return {
    ...redrawn,
    isTooSmall: header.readUInt32BE(16) < smallest.width || header.readUInt32BE(20) < smallest.height,
    isEmpty: min > lightest || 1 - mean / 255 < leastInk,
  }
}

/** The side and quality with which a picture of any content stays below 1 MB. */
const portalSides = [1600, 1200, 800]
const portalLimit = 1_000_000

/** A stored photo as JPEG, no larger than the portal for foreigners accepts. */
export const asPortalPhoto = async (stored: Uint8Array) => {
  for (const side of portalSides) {
    const drawn = await redraw(stored, (photo) =>
      photo
        .resize({ width: side, height: side, fit: 'inside', withoutEnlargement: true })
        .flatten({ background: '#ffffff' })
        .jpeg({ quality: 80 }),
    )
    if ('wrong' in drawn) throw new Error(`a stored photo cannot be read: ${drawn.wrong}`)
    if (drawn.bytes.length <= portalLimit || side === portalSides.at(-1)) return drawn.bytes
  }
  throw new Error('no size of the photo was tried')
}
