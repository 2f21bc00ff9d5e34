import { a4, ink, softInk } from '#server/kit/documents/letterhead.ts'
import type { Pdf } from '#server/kit/documents/pdf.ts'

/** Tables of registers on A4 across. */
export const margin = 28
const [height, width] = a4
export const pageSize: [number, number] = [width, height]
export const inner = width - 2 * margin
/** No row ends below it. */
export const bottom = height - margin - 14
const gap = 3
export const fontSize = 7

/** Where a column begins, and how wide it is. */
export interface Place {
  left: number
  width: number
}

/** Divides the width of the page by the shares of the columns. */
export const placeColumns = (shares: number[]): Place[] => {
  const whole = shares.reduce((sum, share) => sum + share, 0)
  let left = margin
  return shares.map((share) => {
    const width = (share / whole) * inner
    left += width
    return { left: left - width, width }
  })
}

interface WideColumn {
  /** How wide a column is, compared with the others. */
  share: number
  heading: string
  texts: string[]
}

/** Text without spaces, such as a long address on the internet, may be broken. */
const longestWord = 110

const widestWord = (pdf: Pdf, texts: Iterable<string>) => {
  const words = new Set([...texts].flatMap((text) => text.split(/\s+/)))
  return Math.max(0, ...[...words].map((word) => Math.min(longestWord, pdf.widthOfString(word))))
}

/** Each column gets its least width; what is left is divided by the shares of those that want more. */
const divide = (columns: { share: number; least: number }[]) => {
  let fixed = new Set<number>()
  while (true) {
    const free = columns.reduce((sum, { least }, index) => sum - (fixed.has(index) ? least : 0), inner)
    const whole = columns.reduce((sum, { share }, index) => sum + (fixed.has(index) ? 0 : share), 0)
    const widths = columns.map(({ share, least }, index) => (fixed.has(index) ? least : (share / whole) * free))
    const narrow = columns.flatMap(({ least }, index) => ((widths[index] ?? 0) < least - 0.01 ? [index] : []))
    if (narrow.length === 0 || fixed.size + narrow.length >= columns.length) return widths
    fixed = new Set([...fixed, ...narrow])
  }
}

const smallest = 5

/** Columns in which no word and no number is broken, with a smaller font if they need it. */
export const fitColumns = (pdf: Pdf, columns: WideColumn[], size = fontSize): { places: Place[]; size: number } => {
  const measured = columns.map(({ share, heading, texts }) => {
    const ofHeading = widestWord(pdf.font('bold').fontSize(size - 0.5), [heading])
    const ofTexts = widestWord(pdf.font('regular').fontSize(size), texts)
    return { share, least: Math.max(ofHeading, ofTexts) + 2 * gap + 0.5 }
  })
  const needed = measured.reduce((sum, { least }) => sum + least, 0)
  if (needed > inner && size > smallest) return fitColumns(pdf, columns, size - 0.5)
  return { places: placeColumns(needed > inner ? measured.map(({ least }) => least) : divide(measured)), size }
}

interface Head {
  hotel: string
  place: string
  title: string
  note: string
}

export const drawHead = (pdf: Pdf, { hotel, place, title, note }: Head) => {
  const left = { width: inner * 0.58, ellipsis: true }
  const right = { width: inner * 0.4, align: 'right' as const }
  const x = margin + inner * 0.6
  pdf.font('bold').fontSize(12).fillColor(ink)
  pdf.text(hotel, margin, margin, { ...left, height: 16 })
  pdf.text(title, x, margin, right)
  pdf.font('regular').fontSize(7.5).fillColor(softInk)
  pdf.text(place.replace(/\s*\n\s*/g, ', '), margin, margin + 17, { ...left, height: 11, lineBreak: false })
  pdf.text(note, x, margin + 17, right)
  pdf.y = margin + 34
}

export const drawLine = (pdf: Pdf, colour: string, weight: number) =>
  pdf
    .moveTo(margin, pdf.y)
    .lineTo(margin + inner, pdf.y)
    .lineWidth(weight)
    .strokeColor(colour)
    .stroke()

export const heightOf = (pdf: Pdf, places: Place[], texts: string[]) =>
  Math.max(...places.map(({ width }, index) => pdf.heightOfString(texts[index] ?? '', { width: width - 2 * gap }))) +
  2 * gap

export const drawRow = (pdf: Pdf, places: Place[], texts: string[], height: number) => {
  const top = pdf.y
  for (const [index, { left, width }] of places.entries())
    pdf.text(texts[index] ?? '', left + gap, top + gap, { width: width - 2 * gap })
  pdf.y = top + height
}

export const drawHeadings = (pdf: Pdf, places: Place[], headings: string[], size = fontSize) => {
  drawLine(pdf, ink, 0.8)
  pdf
    .font('bold')
    .fontSize(size - 0.5)
    .fillColor(ink)
  drawRow(pdf, places, headings, heightOf(pdf, places, headings))
  drawLine(pdf, ink, 0.8)
}

/** Instead of rows. */
export const drawNobody = (pdf: Pdf, sentence: string) => {
  pdf.font('regular').fontSize(10).fillColor(softInk)
  pdf.text(sentence, margin, pdf.y + 24, { width: inner, align: 'center' })
}

export const drawFooter = (pdf: Pdf, left: string, right: string) => {
  pdf.font('regular').fontSize(7.5).fillColor(softInk)
  const half = { width: inner / 2, lineBreak: false, height: 11, ellipsis: true }
  const y = height - margin - 8
  pdf.text(left, margin, y, half)
  pdf.text(right, margin + inner / 2, y, { ...half, align: 'right' })
}
