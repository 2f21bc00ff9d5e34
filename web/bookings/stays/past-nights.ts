import type { BookingDetail } from '#contract/bookings/booking.ts'
import type { Bill } from '#contract/folios/bill.ts'
import { draftBill } from '#contract/folios/draft-bill.ts'
import type { Taxes } from '#contract/folios/taxes.ts'
import type { Paise } from '#contract/kit/money.ts'
import type { CalendarDate } from '#contract/kit/time/calendar-date.ts'
import { linesOfBooking } from '#web/bookings/form/booking-input.ts'

export interface PastNight {
  line: number
  date: CalendarDate
  room_number: string
  rent: Paise
}

/** The nights before today that the guests have slept here, by room and day. */
export const pastNights = ({ rooms }: Pick<BookingDetail, 'rooms'>, today: CalendarDate): PastNight[] =>
  rooms
    .flatMap(({ line, room_number, nightly_rents }) =>
      nightly_rents.map(({ date, rent }) => ({ line, date, room_number, rent })),
    )
    .filter(({ date }) => date < today)
    .sort((one, other) => one.line - other.line || (one.date < other.date ? -1 : 1))

/** Corrections that have not been saved: other rents, and a departure before today. */
export interface Corrections {
  nights: Pick<PastNight, 'line' | 'date' | 'rent'>[]
  departure: { line: number; check_out_date: CalendarDate } | undefined
}

/** The bill with the corrections. */
export const correctedBill = (
  booking: BookingDetail,
  { nights, departure }: Corrections,
  taxes: Taxes,
  saved: Pick<Bill, 'lines'>,
) => {
  const rentOf = (line: number, date: CalendarDate) =>
    nights.find((night) => night.line === line && night.date === date)?.rent
  const lines = linesOfBooking(booking).map((line) => ({
    ...line,
    nights: line.nights
      .filter(({ date }) => line.line !== departure?.line || date < departure.check_out_date)
      .map((night) => ({ ...night, rent: rentOf(line.line, night.date) ?? night.rent })),
  }))
  const orders = saved.lines.filter(({ kind }) => kind === 'order' || kind === 'extra')
  return draftBill({ ...booking, lines }, taxes, orders)
}
