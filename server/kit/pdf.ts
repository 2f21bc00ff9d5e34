import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

/** Noto Sans has the rupee sign and Devanagari. */
const fontFiles = {
  regular: '400Regular/NotoSans_400Regular.ttf',
  bold: '700Bold/NotoSans_700Bold.ttf',
}

/** The build puts them beside this file; while developing they are where npm put them. */
const fontPath = (file: string) => {
  const built = fileURLToPath(new URL(`./fonts/${file.split('/')[1]}`, import.meta.url))
  return existsSync(built) ? built : fileURLToPath(import.meta.resolve(`@expo-google-fonts/noto-sans/${file}`))
}

export const millimetres = (length: number) => (length * 72) / 25.4

interface Paper {
  /** In points, which a millimetre has 2.8 of. */
  size: [width: number, height: number]
  margin: number
  title: string
  /** Drawn on every page once all are there: it knows how many. */
  footer?: (pdf: Pdf, page: number, pages: number) => void
}

export type Pdf = PDFKit.PDFDocument

// Reading a font takes ten times as long as drawing a page with it, so both stay open.
const openFonts = async () => {
  const { openSync } = await import('fontkit')
  return Object.entries(fontFiles).map(([name, file]) => ({ name, font: openSync(fontPath(file)) }))
}

let fonts: ReturnType<typeof openFonts> | undefined

/** Draws a PDF; the fonts are `regular` and `bold`. The library is read when the first one is asked for. */
export const drawPdf = async (paper: Paper, draw: (pdf: Pdf) => void): Promise<Uint8Array> => {
  const { default: PDFDocument } = await import('pdfkit')
  const pdf = new PDFDocument({
    size: paper.size,
    margin: paper.margin,
    info: { Title: paper.title },
    lang: 'en-IN',
    bufferPages: true,
    // None of pdfkit's own: they lack the rupee sign.
    font: '',
  })
  fonts ??= openFonts()
  for (const { name, font } of await fonts) pdf.registerFont(name, font)
  const chunks: Buffer[] = []
  const ended = new Promise<void>((resolve, reject) => pdf.on('end', resolve).on('error', reject))
  pdf.on('data', (chunk: Buffer) => chunks.push(chunk))
  pdf.font('regular')
  draw(pdf)
  drawFooters(pdf, paper.footer)
  pdf.end()
  await ended
  return Buffer.concat(chunks)
}

const drawFooters = (pdf: Pdf, draw: Paper['footer']) => {
  if (!draw) return
  const { count } = pdf.bufferedPageRange()
  for (let page = 0; page < count; page++) {
    pdf.switchToPage(page)
    // Text in the margin would begin another page.
    pdf.page.margins.bottom = 0
    draw(pdf, page + 1, count)
  }
}
