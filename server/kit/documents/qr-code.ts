import { encode } from 'uqr'
import type { Pdf } from '#server/kit/documents/pdf.ts'

interface QrCodePlace {
  x: number
  y: number
  width: number
  /** How much may be damaged: M is 15 %, L is 7 % with larger squares for a long text. */
  correction?: 'L' | 'M'
}

/** Draws a QR code of some width as squares, sharp at any size. */
export const drawQrCode = (pdf: Pdf, text: string, { correction = 'M', ...at }: QrCodePlace) => {
  const { data, size } = encode(text, { ecc: correction, border: 0 })
  const side = at.width / size
  for (const [row, modules] of data.entries()) {
    for (const [column, isDark] of modules.entries()) {
      // Slightly larger than its square, so that no white line shows between dark squares.
      if (isDark) pdf.rect(at.x + column * side, at.y + row * side, side + 0.15, side + 0.15)
    }
  }
  pdf.fill('black')
}
