import { earliestArrivalDays, longestOverstay } from '#contract/bookings/booking-draft.ts'
import { addDays, type CalendarDate } from '#contract/kit/time/calendar-date.ts'
import { bookingProblems } from '#server/bookings/booking-problems.ts'

interface Stay {
  check_in_date: CalendarDate
  check_out_date: CalendarDate
}

/** A bill lists every night of a stay, so one until the year 9999 would take all memory. */
export const refuseFarDates = (booking: Stay, wanted: Partial<Stay>) => {
  const { check_in_date, check_out_date } = wanted
  if (check_out_date && check_out_date > addDays(booking.check_in_date, longestOverstay)) {
    throw bookingProblems.farDeparture()
  }
  if (check_in_date && check_in_date < addDays(booking.check_out_date, -earliestArrivalDays)) {
    throw bookingProblems.farArrival()
  }
}
