import { encode } from 'uqr'
import type { Pdf } from '#server/kit/documents/pdf.ts'

/** Draws a QR code of some width as squares, sharp at any size. */
export const drawQrCode = (pdf: Pdf, text: string, at: { x: number; y: number; width: number }) => {
  const { data, size } = encode(text, { ecc: 'M', border: 0 })
  const side = at.width / size
  for (const [row, modules] of data.entries()) {
    for (const [column, isDark] of modules.entries()) {
      // Slightly larger than its square, so that no white line shows between dark squares.
      if (isDark) pdf.rect(at.x + column * side, at.y + row * side, side + 0.15, side + 0.15)
    }
  }
  pdf.fill('black')
}
