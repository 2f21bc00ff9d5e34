import type { FormKey } from '#contract/foreigners/form-keys.ts'
import { counted } from '#contract/kit/counted.ts'
import { type CalendarDate, formatDay } from '#contract/kit/time/calendar-date.ts'
import { a4, ink, lineColour, softInk } from '#server/kit/documents/letterhead.ts'
import { drawPdf, type Pdf } from '#server/kit/documents/pdf.ts'

/** A person of the printed register: the values of the form, then the departure and what was filed. */
interface PrintedForeigner {
  values: Record<FormKey, string>
  name: string
  nationality: string
  rooms: string
  departure: string
  onward_address: string
  filed: string
  departure_filed: string
}

/** Everything that is drawn. The worker thread that draws it has no database connection. */
export interface PrintedForeigners {
  hotel: { name: string; address: string }
  from: CalendarDate
  to: CalendarDate
  people: PrintedForeigner[]
}

const margin = 28
const [height, width] = a4
const inner = width - 2 * margin
const bottom = height - margin - 14
const gap = 3
const fontSize = 7

const lines = (...texts: (string | undefined)[]) => texts.filter(Boolean).join('\n')
const list = (...texts: (string | undefined)[]) => texts.filter(Boolean).join(', ')
const until = (one: string, other: string) => (one || other ? `${one} to ${other}` : '')

interface Column {
  heading: string
  share: number
  text: (person: PrintedForeigner, number: number) => string
}

const columns: Column[] = [
  { heading: 'No.', share: 20, text: (_person, number) => String(number) },
  {
    heading: 'Name, sex, date of birth',
    share: 82,
    text: ({ name, values }) => lines(name, list(values.sex, values.birth_date)),
  },
  {
    heading: 'Nationality and permanent address',
    share: 92,
    text: ({ nationality, values }) =>
      lines(nationality, list(values.foreign_address, values.foreign_city, values.foreign_country)),
  },
  {
    heading: 'Passport: number, issued at, valid',
    share: 80,
    text: ({ values }) =>
      lines(
        values.passport_no,
        list(values.passport_place_of_issue, values.passport_country_of_issue),
        until(values.passport_date_of_issue, values.passport_date_of_expiry),
      ),
  },
  {
    heading: 'Visa: number, type, issued at, valid',
    share: 80,
    text: ({ values }) =>
      lines(
        list(values.visa_no, values.visa_type, values.visa_subtype) || values.remark,
        list(values.visa_place_of_issue, values.visa_country_of_issue),
        until(values.visa_date_of_issue, values.visa_valid_till),
      ),
  },
  {
    heading: 'Arrived from, in India on',
    share: 70,
    text: ({ values }) =>
      lines(
        list(values.arrived_from_place, values.arrived_from_city, values.arrived_from_country),
        values.date_of_arrival_in_india,
      ),
  },
  {
    heading: 'Arrival in the hotel, room, days',
    share: 62,
    text: ({ values, rooms }) =>
      lines(
        `${values.hotel_arrival_date} ${values.hotel_arrival_time}`,
        rooms && `Room ${rooms}`,
        counted(Number(values.intended_days), 'day'),
      ),
  },
  {
    heading: 'Purpose, employed in India',
    share: 46,
    text: ({ values }) => lines(values.purpose, values.employed_in_india && `Employed: ${values.employed_in_india}`),
  },
  {
    heading: 'Next destination',
    share: 62,
    text: ({ values }) =>
      list(
        values.next_destination || values.next_destination_city_abroad,
        values.next_destination_district,
        values.next_destination_state,
        values.next_destination_country,
      ),
  },
  {
    heading: 'Departure, onward address',
    share: 70,
    text: ({ departure, onward_address }) => lines(departure, onward_address),
  },
  {
    heading: 'Filed: number, time',
    share: 78,
    text: ({ filed, departure_filed }) => lines(filed, departure_filed && `Departure: ${departure_filed}`),
  },
]

const whole = columns.reduce((sum, { share }) => sum + share, 0)
const placed = columns.map((column, index) => ({
  ...column,
  left: margin + (columns.slice(0, index).reduce((sum, { share }) => sum + share, 0) / whole) * inner,
  width: (column.share / whole) * inner,
}))

const drawHead = (pdf: Pdf, { hotel, from, to, people }: PrintedForeigners) => {
  pdf.font('bold').fontSize(12).fillColor(ink)
  pdf.text(hotel.name, margin, margin, { width: inner * 0.55, height: 16, ellipsis: true })
  pdf.font('regular').fontSize(7.5).fillColor(softInk)
  const address = hotel.address.replace(/\s*\n\s*/g, ', ')
  pdf.text(address, margin, margin + 17, { width: inner * 0.55, height: 11, ellipsis: true, lineBreak: false })
  const right = { width: inner * 0.43, align: 'right' as const }
  const x = margin + inner * 0.57
  pdf.font('bold').fontSize(12).fillColor(ink).text('Register of foreigners', x, margin, right)
  pdf.font('regular').fontSize(7.5).fillColor(softInk)
  const period = `Arrivals from ${formatDay(from)} to ${formatDay(to)}`
  pdf.text(`${period}: ${counted(people.length, 'person', 'people')}`, x, margin + 17, right)
  pdf.y = margin + 34
}

const drawLine = (pdf: Pdf, colour: string, weight: number) =>
  pdf
    .moveTo(margin, pdf.y)
    .lineTo(margin + inner, pdf.y)
    .lineWidth(weight)
    .strokeColor(colour)
    .stroke()

const heightOf = (pdf: Pdf, texts: string[]) =>
  Math.max(...placed.map(({ width }, index) => pdf.heightOfString(texts[index] ?? '', { width: width - 2 * gap })))

const drawTexts = (pdf: Pdf, texts: string[], height: number) => {
  const top = pdf.y
  for (const [index, { left, width }] of placed.entries())
    pdf.text(texts[index] ?? '', left + gap, top + gap, { width: width - 2 * gap })
  pdf.y = top + height
}

const begin = (pdf: Pdf, register: PrintedForeigners) => {
  drawHead(pdf, register)
  drawLine(pdf, ink, 0.8)
  pdf.font('bold').fontSize(fontSize).fillColor(ink)
  const headings = columns.map(({ heading }) => heading)
  drawTexts(pdf, headings, heightOf(pdf, headings) + 2 * gap)
  drawLine(pdf, ink, 0.8)
}

/** The register on A4 across. */
export const drawForeigners = (register: PrintedForeigners) => {
  const footer = (pdf: Pdf, page: number, pages: number) => {
    pdf.font('regular').fontSize(7.5).fillColor(softInk)
    const half = { width: inner / 2, lineBreak: false }
    pdf.text(`${register.hotel.name} · Register of foreigners`, margin, height - margin - 8, half)
    pdf.text(`Page ${page} of ${pages}`, margin + inner / 2, height - margin - 8, { ...half, align: 'right' })
  }
  return drawPdf({ size: [width, height], margin, title: 'Register of foreigners', footer }, (pdf) => {
    begin(pdf, register)
    for (const [index, person] of register.people.entries()) {
      const texts = columns.map(({ text }) => text(person, index + 1))
      pdf.font('regular').fontSize(fontSize)
      const needed = heightOf(pdf, texts) + 2 * gap
      if (pdf.y + needed > bottom) {
        pdf.addPage()
        begin(pdf, register)
      }
      pdf.font('regular').fontSize(fontSize).fillColor(ink)
      drawTexts(pdf, texts, needed)
      drawLine(pdf, lineColour, 0.4)
    }
    if (register.people.length > 0) return
    pdf.font('regular').fontSize(10).fillColor(softInk)
    pdf.text('No foreign national arrived in this period.', margin, pdf.y + 24, { width: inner, align: 'center' })
  })
}
