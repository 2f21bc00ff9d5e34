import type { GuestRegister, RegisterDay, RegisterRow } from '#contract/guest-register/guest-register.ts'
import { type RegisterColumn, registerColumns, registerShowsNames } from '#contract/guest-register/register-column.ts'
import { registerMessages as say } from '#contract/guest-register/register-messages.ts'
import { registerText } from '#contract/guest-register/register-text.ts'
import { counted } from '#contract/kit/counted.ts'
import { formatDay } from '#contract/kit/time/calendar-date.ts'
import { a4, ink, lineColour, softInk } from '#server/kit/documents/letterhead.ts'
import { drawPdf, type Pdf } from '#server/kit/documents/pdf.ts'

/** Everything that is drawn. The worker thread that draws it has no database connection. */
export interface PrintedRegister extends GuestRegister {
  hotel: { name: string; address: string; phone: string }
  time_zone: string
}

const margin = 28
const [height, width] = a4
const inner = width - 2 * margin
const bottom = height - margin - 14
const gap = 3
/** Enough to sign in. */
const leastRow = 24
const fontSize = 7

/** How wide a column is, compared with the others. */
const shares: Record<RegisterColumn, number> = {
  number: 52,
  name: 84,
  relation: 42,
  age: 22,
  sex: 38,
  nationality: 56,
  phone: 62,
  address: 100,
  id_proof: 66,
  from_place: 50,
  proceeding_to: 54,
  purpose: 46,
  room: 30,
  arrival: 58,
  departure: 58,
  bill: 78,
  signature: 64,
}

interface Printed {
  column: RegisterColumn
  left: number
  width: number
}

const placed = (columns: RegisterColumn[]): Printed[] => {
  const whole = columns.reduce((sum, column) => sum + shares[column], 0)
  let left = margin
  return columns.map((column) => {
    const width = (shares[column] / whole) * inner
    left += width
    return { column, left: left - width, width }
  })
}

/** A page of a day, numbered within that day. */
interface DayPage {
  day: string
  page: number
}

const drawHead = (pdf: Pdf, { hotel, shows }: PrintedRegister, { day, rows }: RegisterDay) => {
  pdf.font('bold').fontSize(12).fillColor(ink)
  pdf.text(hotel.name, margin, margin, { width: inner * 0.6, height: 16, ellipsis: true })
  pdf.font('regular').fontSize(7.5).fillColor(softInk)
  const place = [hotel.address.replace(/\s*\n\s*/g, ', '), hotel.phone].filter(Boolean).join(' · ')
  pdf.text(place, margin, margin + 17, { width: inner * 0.6, height: 11, ellipsis: true, lineBreak: false })
  const right = { width: inner * 0.38, align: 'right' as const }
  const x = margin + inner * 0.62
  pdf
    .font('bold')
    .fontSize(12)
    .fillColor(ink)
    .text(`Guest register · ${formatDay(day)}`, x, margin, right)
  pdf.font('regular').fontSize(7.5).fillColor(softInk)
  pdf.text(`${registerShowsNames[shows]}: ${counted(rows.length, 'person', 'people')}`, x, margin + 17, right)
  pdf.y = margin + 34
}

const drawLine = (pdf: Pdf, colour: string, weight: number) =>
  pdf
    .moveTo(margin, pdf.y)
    .lineTo(margin + inner, pdf.y)
    .lineWidth(weight)
    .strokeColor(colour)
    .stroke()

const heightOf = (pdf: Pdf, columns: Printed[], texts: string[]) =>
  Math.max(...columns.map(({ width }, index) => pdf.heightOfString(texts[index] ?? '', { width: width - 2 * gap })))

const drawTexts = (pdf: Pdf, columns: Printed[], texts: string[], height: number) => {
  const top = pdf.y
  for (const [index, { left, width }] of columns.entries())
    pdf.text(texts[index] ?? '', left + gap, top + gap, { width: width - 2 * gap })
  pdf.y = top + height
}

const drawHeadings = (pdf: Pdf, columns: Printed[]) => {
  drawLine(pdf, ink, 0.8)
  pdf
    .font('bold')
    .fontSize(fontSize - 0.5)
    .fillColor(ink)
  const texts = columns.map(({ column }) => registerColumns[column])
  drawTexts(pdf, columns, texts, heightOf(pdf, columns, texts) + 2 * gap)
  drawLine(pdf, ink, 0.8)
}

/** Lines between the columns, so that each signature has its field. */
const drawGrid = (pdf: Pdf, columns: Printed[], top: number) => {
  for (const left of [...columns.map((column) => column.left), margin + inner])
    pdf.moveTo(left, top).lineTo(left, pdf.y).lineWidth(0.4).strokeColor(lineColour).stroke()
}

const drawDay = (pdf: Pdf, register: PrintedRegister, of: RegisterDay, pages: DayPage[]) => {
  const columns = placed(register.columns)
  const texts = (row: RegisterRow) => columns.map(({ column }) => registerText(row, column, register.time_zone))
  let page = 0
  let top = 0
  const begin = () => {
    if (pages.length > 0) pdf.addPage()
    page += 1
    pages.push({ day: of.day, page })
    drawHead(pdf, register, of)
    top = pdf.y
    drawHeadings(pdf, columns)
  }
  begin()
  for (const row of of.rows) {
    const cells = texts(row)
    pdf.font('regular').fontSize(fontSize)
    const height = Math.max(leastRow, heightOf(pdf, columns, cells) + 2 * gap)
    if (pdf.y + height > bottom) {
      drawGrid(pdf, columns, top)
      begin()
    }
    pdf.font('regular').fontSize(fontSize).fillColor(ink)
    drawTexts(pdf, columns, cells, height)
    drawLine(pdf, lineColour, 0.4)
  }
  drawGrid(pdf, columns, top)
  if (of.rows.length > 0) return
  pdf.font('regular').fontSize(10).fillColor(softInk)
  const nobody = register.shows === 'arrivals' ? say.nobodyArrived : say.nobodyInHouse
  pdf.text(nobody, margin, pdf.y + 24, { width: inner, align: 'center' })
}

/** The register on A4 across, each day on pages of its own. */
export const drawRegister = (register: PrintedRegister) => {
  const pages: DayPage[] = []
  const footer = (pdf: Pdf, page: number) => {
    const here = pages[page - 1]
    if (!here) return
    const ofDay = pages.filter(({ day }) => day === here.day).length
    pdf.font('regular').fontSize(7.5).fillColor(softInk)
    const y = height - margin - 8
    pdf.text(`${register.hotel.name} · Guest register`, margin, y, {
      width: inner / 2,
      lineBreak: false,
      ellipsis: true,
      height: 11,
    })
    pdf.text(`${formatDay(here.day)} · Page ${here.page} of ${ofDay}`, margin + inner / 2, y, {
      width: inner / 2,
      align: 'right',
      lineBreak: false,
    })
  }
  return drawPdf({ size: [width, height], margin, title: 'Guest register', footer }, (pdf) => {
    for (const day of register.days) drawDay(pdf, register, day, pages)
  })
}
