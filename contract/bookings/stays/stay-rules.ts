import type { BookedRoom, Booking } from '#contract/bookings/booking.ts'
import { isLive } from '#contract/bookings/booking-rules.ts'
import { type BookedLine, openLines } from '#contract/bookings/stays/booked-lines.ts'
import { addDays, type CalendarDate } from '#contract/kit/time/calendar-date.ts'

type Status = Pick<Booking, 'status'>
type Rooms = Pick<Booking, 'status' | 'rooms'>

/** The days on which the guests of a line can move: of guests in the house today and later, otherwise any of its days. */
export const moveDays = (
  { status }: Status,
  { first, last }: Pick<BookedLine<BookedRoom>, 'first' | 'last'>,
  today: CalendarDate,
) => {
  const arrival = first.check_in_date
  const from = status === 'checked_in' && today > arrival ? today : arrival
  return { from, to: addDays(last.check_out_date, -1) }
}

/** The lines with a night that could be in another room. */
export const movableLines = (booking: Rooms, today: CalendarDate) =>
  isLive(booking)
    ? openLines(booking.rooms).filter((line) => {
        const { from, to } = moveDays(booking, line, today)
        return from <= to
      })
    : []

export const canMoveRoom = (booking: Rooms, today: CalendarDate) => movableLines(booking, today).length > 0
export const canExtend = (booking: Status) => isLive(booking)

/** The rooms of a group whose guests are in the house; the last one is checked out with the booking. */
export const departingLines = ({ status, rooms }: Rooms, today: CalendarDate) =>
  status === 'checked_in' ? openLines(rooms).filter(({ first }) => first.check_in_date <= today) : []

export const canCheckOutRoom = (booking: Rooms, today: CalendarDate) =>
  openLines(booking.rooms).length > 1 && departingLines(booking, today).length > 0

/** Past nights are corrected until the check-out, which issues the invoice. */
export const canCorrectNights = ({ status, check_in_date }: Pick<Booking, 'status' | 'check_in_date'>, today: string) =>
  status === 'checked_in' && check_in_date < today
