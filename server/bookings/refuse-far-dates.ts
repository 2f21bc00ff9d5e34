import { earliestArrivalDays, longestOverstay } from '#contract/bookings/booking-draft.ts'
import { addDays, type CalendarDate } from '#contract/kit/time/calendar-date.ts'
import { bookingProblems } from '#server/bookings/booking-problems.ts'

export const refuseFarDeparture = (booking: { check_in_date: CalendarDate }, wanted: CalendarDate | undefined) => {
  if (wanted && wanted > addDays(booking.check_in_date, longestOverstay)) throw bookingProblems.farDeparture()
}

export const refuseFarArrival = (booking: { check_out_date: CalendarDate }, wanted: CalendarDate | undefined) => {
  if (wanted && wanted < addDays(booking.check_out_date, -earliestArrivalDays)) throw bookingProblems.farArrival()
}
