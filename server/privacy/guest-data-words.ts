import { bookingRequestStatusNames } from '#contract/booking-requests/booking-request.ts'
import { bookingStatusNames } from '#contract/bookings/booking-status-names.ts'
import {
  guestLabels,
  idProofTypeLabels,
  nextDestinationLabels,
  sexLabels,
  visaStatusLabels,
} from '#contract/guests/guest-labels.ts'
import { isForeign } from '#contract/guests/guest-rules.ts'
import { formatRupees, rupees } from '#contract/kit/money.ts'
import { dayIn, formatDay, formatTime } from '#contract/kit/time/calendar-date.ts'
import { orderStatusNames } from '#contract/orders/order-names.ts'
import { paymentKindNames } from '#contract/payments/payment-list.ts'
import type { DataRow, GuestData } from '#server/privacy/guest-data.ts'

interface PrintedColumn {
  heading: string
  /** Of the width of the page. */
  share: number
  isFigure?: boolean
  textOf: (row: DataRow) => string
}

export interface PrintedTable {
  title: string
  columns: Omit<PrintedColumn, 'textOf'>[]
  rows: string[][]
}

export interface PrintedData {
  person: [label: string, text: string][]
  tables: PrintedTable[]
  /** The subjects of which nothing is stored. */
  without: string[]
}

const names: Record<string, Record<string, string>> = {
  sex: sexLabels,
  visa_status: visaStatusLabels,
  next_destination_in: nextDestinationLabels,
  id_proof_type: idProofTypeLabels,
  photo_of_the_id: { stored: 'Stored', none: 'None' },
}
const labels: Record<string, string> = { ...guestLabels, photo_of_the_id: 'Photo of the ID' }
const isDay = /^\d{4}-\d{2}-\d{2}$/

const wordOf = (key: string, value: DataRow[string] | undefined) => {
  if (typeof value === 'boolean') return value ? 'Yes' : 'No'
  const text = String(value ?? '')
  return isDay.test(text) ? formatDay(text) : (names[key]?.[text] ?? text)
}

/** Fields that every guest has a value of, but that say something about foreign nationals only. */
const foreignOnly = new Set(['visa_status', 'whether_employed_in_india'])

const personOf = (guest: GuestData['guest']): PrintedData['person'] => {
  const isShown = isForeign(String(guest.nationality_id)) ? () => true : (key: string) => !foreignOnly.has(key)
  return Object.entries(guest)
    .filter(([key, value]) => value !== null && value !== '' && isShown(key))
    .map(([key, value]) => [labels[key] ?? key, wordOf(key, value)])
}

const text = (heading: string, key: string, share: number): PrintedColumn => ({
  heading,
  share,
  textOf: (row) => wordOf(key, row[key]),
})
const named = (heading: string, key: string, share: number, words: Record<string, string>): PrintedColumn => ({
  heading,
  share,
  textOf: (row) => words[String(row[key])] ?? wordOf(key, row[key]),
})
const money = (heading: string, key: string, share: number): PrintedColumn => ({
  heading,
  share,
  isFigure: true,
  textOf: (row) => formatRupees(rupees(Number(row[key]))),
})

type Lists = Omit<GuestData, 'hotel' | 'made_at' | 'guest'>

const columnsIn = (zone: string): Record<keyof Lists, [title: string, columns: PrintedColumn[]]> => {
  const moment = (value: DataRow[string] | undefined) =>
    value ? `${formatDay(dayIn(zone, new Date(String(value))))}, ${formatTime(String(value), zone)}` : ''
  const time = (heading: string, key: string, share: number): PrintedColumn => ({
    heading,
    share,
    textOf: (row) => moment(row[key]),
  })
  /** The moment if it is known, otherwise the day. */
  const since = (heading: string, key: string, day: string, share: number): PrintedColumn => ({
    heading,
    share,
    textOf: (row) => moment(row[key]) || wordOf(day, row[day]),
  })
  return {
    guest_area: [
      'Account of the guest area',
      [text('Email', 'email', 0.4), time('Since', 'since', 0.3), time('Last seen', 'last_seen', 0.3)],
    ],
    stays: [
      'Stays',
      [
        text('Booking', 'booking', 0.12),
        since('Arrival', 'arrived_at', 'check_in', 0.15),
        since('Departure', 'left_at', 'check_out', 0.15),
        text('Rooms', 'rooms', 0.08),
        named('Status', 'status', 0.12, bookingStatusNames),
        named('Booked or with others', 'role', 0.13, { booked: 'Booked', companion: 'With others' }),
        text('Others', 'companions', 0.08),
        text('Remarks', 'remarks', 0.17),
      ],
    ],
    filings_of_foreign_nationals: [
      'Registration as a foreign national',
      [
        time('Arrival filed', 'filed_at', 0.22),
        text('Application number', 'application_number', 0.18),
        time('Departure filed', 'departure_filed_at', 0.22),
        text('Departure number', 'departure_number', 0.18),
        text('Onward address', 'onward_address', 0.2),
      ],
    ],
    invoices: [
      'Invoices and credit notes',
      [
        text('Number', 'number', 0.18),
        named('Kind', 'kind', 0.12, { invoice: 'Invoice', credit_note: 'Credit note' }),
        text('Date', 'date', 0.13),
        text('Name', 'name', 0.2),
        text('Address', 'address', 0.22),
        money('Total', 'total', 0.15),
      ],
    ],
    payments: [
      'Payments and refunds',
      [
        text('Date', 'date', 0.15),
        named('Kind', 'kind', 0.15, paymentKindNames),
        text('Method', 'method', 0.15),
        text('By', 'source', 0.15),
        text('Reference', 'reference', 0.22),
        money('Amount', 'amount', 0.18),
      ],
    ],
    orders: [
      'Orders',
      [
        time('Ordered', 'at', 0.23),
        named('Status', 'status', 0.14, orderStatusNames),
        text('Items', 'items', 0.4),
        text('Notes', 'notes', 0.23),
      ],
    ],
    requests: [
      'Booking requests',
      [
        time('Asked', 'at', 0.2),
        text('Check-in', 'check_in', 0.13),
        text('Check-out', 'check_out', 0.13),
        named('Status', 'status', 0.12, bookingRequestStatusNames),
        text('Note', 'note', 0.21),
        text('Answer', 'answer', 0.21),
      ],
    ],
    consents: [
      'Signed registration cards',
      [
        time('Signed', 'signed_at', 0.22),
        text('By', 'signed_by', 0.2),
        text('Privacy notice that was signed', 'privacy_notice', 0.58),
      ],
    ],
    views_of_the_id_photo: ['Views of the ID photo', [time('When', 'at', 0.4), text('By', 'who', 0.6)]],
  }
}

/** The data of a guest as it is printed: in words, days and amounts instead of codes. */
export const printedData = (data: GuestData, zone: string): PrintedData => {
  const tables = Object.entries(columnsIn(zone)).map(([key, [title, columns]]) => ({
    title,
    columns: columns.map(({ textOf: _, ...column }) => column),
    rows: data[key as keyof Lists].map((row) => columns.map(({ textOf }) => textOf(row))),
  }))
  return {
    person: personOf(data.guest),
    tables: tables.filter(({ rows }) => rows.length > 0),
    without: tables.filter(({ rows }) => rows.length === 0).map(({ title }) => title),
  }
}
