import type { FormKey } from '#contract/foreigners/form-keys.ts'
import { counted } from '#contract/kit/counted.ts'
import { type CalendarDate, formatDay } from '#contract/kit/time/calendar-date.ts'
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
  margin,
  pageSize,
  placeColumns,
} from '#server/kit/documents/wide-table.ts'

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
    share: 104,
    text: ({ filed, departure_filed }) => lines(filed, departure_filed && `Departure: ${departure_filed}`),
  },
]

const places = placeColumns(columns.map(({ share }) => share))

const begin = (pdf: Pdf, { hotel, from, to, people }: PrintedForeigners) => {
  drawHead(pdf, {
    hotel: hotel.name,
    place: hotel.address,
    title: 'Register of foreigners',
    note: `Arrivals from ${formatDay(from)} to ${formatDay(to)}: ${counted(people.length, 'person', 'people')}`,
  })
  drawHeadings(
    pdf,
    places,
    columns.map(({ heading }) => heading),
  )
}

/** The register on A4 across. */
export const drawForeigners = (register: PrintedForeigners) => {
  const footer = (pdf: Pdf, page: number, pages: number) =>
    drawFooter(pdf, `${register.hotel.name} · Register of foreigners`, `Page ${page} of ${pages}`)
  return drawPdf({ size: pageSize, margin, title: 'Register of foreigners', footer }, (pdf) => {
    begin(pdf, register)
    for (const [index, person] of register.people.entries()) {
      const texts = columns.map(({ text }) => text(person, index + 1))
      pdf.font('regular').fontSize(fontSize)
      const height = heightOf(pdf, places, texts)
      if (pdf.y + height > bottom) {
        pdf.addPage()
        begin(pdf, register)
      }
      pdf.font('regular').fontSize(fontSize).fillColor(ink)
      drawRow(pdf, places, texts, height)
      drawLine(pdf, lineColour, 0.4)
    }
    if (register.people.length === 0) drawNobody(pdf, 'No foreign national arrived in this period.')
  })
}
