import { encode } from 'uqr'
import type { Pdf } from '#server/kit/documents/pdf.ts'

/** Draws a QR code of some width as squares, sharp at any size. */
export const drawQrCode = (pdf: Pdf, text: string, place: { x: number; y: number; width: number }) => {
  const { data, size } = encode(text, { ecc: 'M', border: 0 })
  const side = place.width / size
  for (const [row, modules] of data.entries()) {
    for (const [column, isDark] of modules.entries()) {
      // A little larger than its place: no hair of white between two dark squares.
      if (isDark) pdf.rect(place.x + column * side, place.y + row * side, side + 0.15, side + 0.15)
    }
  }
  pdf.fill('black')
}
