import type { Booking, Overdue } from '#contract/bookings/booking.ts'
import { type CalendarDate, formatDay } from '#contract/kit/calendar-date.ts'

export const overdueNames: Record<Overdue, string> = {
  arrivals: 'Overdue arrivals',
  departures: 'Overdue departures',
}

/** What the desk can do about it. */
export const overdueAdvice: Record<Overdue, string> = {
  arrivals: 'Check the guest in, or mark the booking as a no-show to free the room.',
  departures: 'Check the guest out, or extend the stay. The room is not free until then.',
}

export const overdueBadge = 'Overdue'

type Stays = Pick<Booking, 'status' | 'check_out_date'> & {
  rooms: Pick<Booking['rooms'][number], 'check_in_date' | 'check_out_date'>[]
}

/** The day on which the guests of a booking should have come, or left, if that day is over. */
const overdueSince = ({ status, check_out_date, rooms }: Stays, today: CalendarDate) => {
  if (status === 'booked') return rooms.map((room) => room.check_in_date).sort()[0]
  if (status === 'checked_in') return check_out_date
  return today
}

/**
 * Whether guests of a booking should have come, or left, before today, and the day. The same as the conditions of the
 * database in `server/bookings/stays/overdue.ts`.
 */
export const overdueOf = (booking: Stays, today: CalendarDate) => {
  const since = overdueSince(booking, today)
  if (since === undefined || since >= today) return undefined
  return { overdue: (booking.status === 'booked' ? 'arrivals' : 'departures') satisfies Overdue as Overdue, since }
}

/** `Should have left on Nov 14, 2026` */
export const overdueText = ({ overdue, since }: { overdue: Overdue; since: CalendarDate }) =>
  `Should have ${overdue === 'arrivals' ? 'arrived' : 'left'} on ${formatDay(since)}`
