import { bookingMessages as say } from '#contract/bookings/booking-messages.ts'
import { addDays, type CalendarDate, earlierOf, laterOf } from '#contract/kit/time/calendar-date.ts'

interface Dates {
  check_in_date: CalendarDate
  check_out_date: CalendarDate
}

/**
 * A check-out ends the stay between today and its booked departure. An earlier day would change nights that the guest
 * has slept here: those are corrected by an action of their own.
 */
export const wrongDeparture = (booking: Dates, wanted: CalendarDate, today: CalendarDate) => {
  const [first, last] = [earlierOf(booking.check_out_date, today), laterOf(booking.check_out_date, today)]
  if (wanted < laterOf(first, booking.check_in_date) || wanted > last) {
    return say.wrongDeparture(laterOf(first, booking.check_in_date), last)
  }
}

/** A guest who leaves on the day of arrival pays one night. */
export const earliestDeparture = (booking: Pick<Dates, 'check_in_date'>, wanted: CalendarDate) =>
  laterOf(wanted, addDays(booking.check_in_date, 1))
