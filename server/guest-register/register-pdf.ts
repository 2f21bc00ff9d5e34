import type { GuestRegister, RegisterDay } from '#contract/guest-register/guest-register.ts'
import { type RegisterColumn, registerColumns, registerShowsNames } from '#contract/guest-register/register-column.ts'
import { registerMessages as say } from '#contract/guest-register/register-messages.ts'
import { peopleText, printedText, unregisteredText } from '#contract/guest-register/register-text.ts'
import { formatDay } from '#contract/kit/time/calendar-date.ts'
import { ink, lineColour } from '#server/kit/documents/letterhead.ts'
import { drawPdf, type Pdf } from '#server/kit/documents/pdf.ts'
import {
  bottom,
  drawFooter,
  drawHead,
  drawHeadings,
  drawLine,
  drawNobody,
  drawRow,
  fitColumns,
  heightOf,
  inner,
  margin,
  type Place,
  pageSize,
} from '#server/kit/documents/wide-table.ts'

/** Everything that is drawn. The worker thread that draws it has no database connection. */
export interface PrintedRegister extends GuestRegister {
  hotel: { name: string; address: string; phone: string }
  time_zone: string
}

/** Enough to sign in. */
const leastRow = 24

/** How wide a column is, compared with the others. */
const shares: Record<RegisterColumn, number> = {
  number: 52,
  name: 84,
  relation: 42,
  age: 22,
  sex: 38,
  nationality: 56,
  phone: 62,
  address: 92,
  id_proof: 66,
  from_place: 60,
  proceeding_to: 60,
  purpose: 46,
  room: 30,
  arrival: 70,
  departure: 70,
  bill: 78,
  signature: 64,
}

/** A page of a day, numbered within that day. */
interface DayPage {
  day: string
  page: number
}

/** Lines between the columns, so that each signature has its field. */
const drawGrid = (pdf: Pdf, places: Place[], top: number) => {
  for (const left of [...places.map((place) => place.left), margin + inner])
    pdf.moveTo(left, top).lineTo(left, pdf.y).lineWidth(0.4).strokeColor(lineColour).stroke()
}

const noteHeight = 13

const drawNote = (pdf: Pdf, text: string) => {
  const top = pdf.y
  pdf.font('bold').fontSize(8).fillColor(ink)
  pdf.text(text, margin, top + 3, { width: inner, lineBreak: false })
  pdf.y = top + noteHeight
}

const drawDay = (pdf: Pdf, register: PrintedRegister, ofDay: RegisterDay, pages: DayPage[]) => {
  const { columns, hotel, shows, time_zone } = register
  const { day, rows, unregistered } = ofDay
  const lines = rows.map((row) => columns.map((column) => printedText(row, column, time_zone, day)))
  const { places, size } = fitColumns(
    pdf,
    columns.map((column, index) => ({
      share: shares[column],
      heading: registerColumns[column],
      texts: lines.map((texts) => texts[index] ?? ''),
    })),
  )
  let page = 0
  let top = 0
  const begin = () => {
    if (pages.length > 0) pdf.addPage()
    page += 1
    pages.push({ day, page })
    drawHead(pdf, {
      hotel: hotel.name,
      place: [hotel.address, hotel.phone].filter(Boolean).join(' · '),
      title: `Guest register · ${formatDay(day)}`,
      note: `${registerShowsNames[shows]}: ${peopleText(ofDay)}`,
    })
    top = pdf.y
    drawHeadings(
      pdf,
      places,
      columns.map((column) => registerColumns[column]),
      size,
    )
  }
  begin()
  for (const texts of lines) {
    pdf.font('regular').fontSize(size)
    const height = Math.max(leastRow, heightOf(pdf, places, texts))
    if (pdf.y + height > bottom) {
      drawGrid(pdf, places, top)
      begin()
    }
    pdf.font('regular').fontSize(size).fillColor(ink)
    drawRow(pdf, places, texts, height)
    drawLine(pdf, lineColour, 0.4)
  }
  drawGrid(pdf, places, top)
  for (const room of unregistered) {
    if (pdf.y + noteHeight > bottom) begin()
    drawNote(pdf, unregisteredText(room))
  }
  if (rows.length + unregistered.length > 0) return
  drawNobody(pdf, shows === 'arrivals' ? say.nobodyArrived : say.nobodyInHouse)
}

/** The register on A4 across, each day on pages of its own. */
export const drawRegister = (register: PrintedRegister) => {
  const pages: DayPage[] = []
  const footer = (pdf: Pdf, page: number) => {
    const here = pages[page - 1]
    if (!here) return
    const ofDay = pages.filter(({ day }) => day === here.day).length
    drawFooter(pdf, `${register.hotel.name} · Guest register`, `${formatDay(here.day)} · Page ${here.page} of ${ofDay}`)
  }
  return drawPdf({ size: pageSize, margin, title: 'Guest register', footer }, (pdf) => {
    for (const day of register.days) drawDay(pdf, register, day, pages)
  })
}
