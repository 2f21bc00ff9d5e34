import type { Booking, Overdue } from '#contract/bookings/booking.ts'
import { type CalendarDate, formatDay } from '#contract/kit/time/calendar-date.ts'

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

interface Stays extends Pick<Booking, 'status'> {
  rooms: Pick<Booking['rooms'][number], 'line' | 'check_in_date' | 'check_out_date' | 'departed_on'>[]
}

/** The last day of each line whose guests have not left. */
const departuresAhead = (rooms: Stays['rooms']) => {
  const days = new Map<number, CalendarDate>()
  for (const { line, check_out_date, departed_on } of rooms) {
    if (departed_on === null && check_out_date > (days.get(line) ?? '')) days.set(line, check_out_date)
  }
  return [...days.values()]
}

/** The first day on which guests of a booking should come, or leave. */
const nextStep = ({ status, rooms }: Stays): CalendarDate | undefined => {
  if (status === 'booked') return rooms.map((room) => room.check_in_date).sort()[0]
  if (status === 'checked_in') return departuresAhead(rooms).sort()[0]
  return undefined
}

/**
 * Whether guests of a booking should have come, or left, before today, and the day. The same as the conditions of the
 * database in `server/bookings/stays/overdue.ts`.
 */
export const overdueOf = (booking: Stays, today: CalendarDate) => {
  const since = nextStep(booking)
  if (since === undefined || since >= today) return undefined
  const overdue: Overdue = booking.status === 'booked' ? 'arrivals' : 'departures'
  return { overdue, since }
}

/** `Should have left on Nov 14, 2026` */
export const overdueText = ({ overdue, since }: { overdue: Overdue; since: CalendarDate }) =>
  `Should have ${overdue === 'arrivals' ? 'arrived' : 'left'} on ${formatDay(since)}`
