import { addFallbackFonts } from '#server/kit/documents/pdf-fallback.ts'
import { openFont } from '#server/kit/documents/pdf-fonts.ts'

export const millimetres = (length: number) => (length * 72) / 25.4

interface DocumentLayout {
  /** In points; a millimetre has 2.8 points. */
  size: [width: number, height: number]
  margin: number
  title: string
  /** Drawn on every page after the last one is finished, so that the number of pages is known. */
  footer?: (pdf: Pdf, page: number, pages: number) => void
}

export type Pdf = PDFKit.PDFDocument

/** Draws a PDF; the fonts are `regular` and `bold`. The libraries are loaded on first use. */
export const drawPdf = async (document: DocumentLayout, draw: (pdf: Pdf) => void): Promise<Uint8Array> => {
  const { default: PDFDocument } = await import('pdfkit')
  const { openSync } = await import('fontkit')
  const pdf = new PDFDocument({
    size: document.size,
    margin: document.margin,
    info: { Title: document.title },
    lang: 'en-IN',
    bufferPages: true,
    // Not pdfkit's own fonts, which lack the rupee sign.
    font: '',
  })
  for (const style of ['regular', 'bold'] as const) pdf.registerFont(style, openFont('', style, openSync))
  addFallbackFonts(pdf, openSync)
  const chunks: Buffer[] = []
  const ended = new Promise<void>((resolve, reject) => pdf.on('end', resolve).on('error', reject))
  pdf.on('data', (chunk: Buffer) => chunks.push(chunk))
  pdf.font('regular')
  draw(pdf)
  drawFooters(pdf, document.footer)
  pdf.end()
  await ended
  return Buffer.concat(chunks)
}

const drawFooters = (pdf: Pdf, draw: DocumentLayout['footer']) => {
  if (!draw) return
  const { count } = pdf.bufferedPageRange()
  for (let page = 0; page < count; page++) {
    pdf.switchToPage(page)
    // With a margin, text below it would begin a new page.
    pdf.page.margins.bottom = 0
    draw(pdf, page + 1, count)
  }
}
