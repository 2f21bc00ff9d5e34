import type { GuestRegister, RegisterDay } from '#contract/guest-register/guest-register.ts'
import { type RegisterColumn, registerColumns, registerShowsNames } from '#contract/guest-register/register-column.ts'
import { registerMessages as say } from '#contract/guest-register/register-messages.ts'
import { registerText } from '#contract/guest-register/register-text.ts'
import { counted } from '#contract/kit/counted.ts'
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
  fontSize,
  heightOf,
  inner,
  margin,
  type Place,
  pageSize,
  placeColumns,
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
  address: 100,
  id_proof: 66,
  from_place: 60,
  proceeding_to: 60,
  purpose: 46,
  room: 30,
  arrival: 58,
  departure: 58,
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

const drawDay = (pdf: Pdf, register: PrintedRegister, { day, rows }: RegisterDay, pages: DayPage[]) => {
  const { columns, hotel, shows, time_zone } = register
  const places = placeColumns(columns.map((column) => shares[column]))
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
      note: `${registerShowsNames[shows]}: ${counted(rows.length, 'person', 'people')}`,
    })
    top = pdf.y
    drawHeadings(
      pdf,
      places,
      columns.map((column) => registerColumns[column]),
    )
  }
  begin()
  for (const row of rows) {
    const texts = columns.map((column) => registerText(row, column, time_zone))
    pdf.font('regular').fontSize(fontSize)
    const height = Math.max(leastRow, heightOf(pdf, places, texts))
    if (pdf.y + height > bottom) {
      drawGrid(pdf, places, top)
      begin()
    }
    pdf.font('regular').fontSize(fontSize).fillColor(ink)
    drawRow(pdf, places, texts, height)
    drawLine(pdf, lineColour, 0.4)
  }
  drawGrid(pdf, places, top)
  if (rows.length > 0) return
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
