import { longestStay } from '#contract/bookings/booking-draft.ts'
import { addDays, type CalendarDate } from '#contract/kit/calendar-date.ts'
import { bookingProblems } from '#server/bookings/booking-problems.ts'

/** An overstay may be long, but a typing error must not bill a thousand years. */
export const refuseFarDeparture = (booking: { check_in_date: CalendarDate }, wanted: CalendarDate | undefined) => {
  if (wanted && wanted > addDays(booking.check_in_date, 2 * longestStay)) throw bookingProblems.farDeparture()
}

/** The same for an arrival a thousand years ago. */
export const refuseFarArrival = (booking: { check_out_date: CalendarDate }, wanted: CalendarDate | undefined) => {
  if (wanted && wanted < addDays(booking.check_out_date, -4 * longestStay)) throw bookingProblems.farArrival()
}
