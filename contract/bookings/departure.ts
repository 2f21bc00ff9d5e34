import { bookingMessages as say } from '#contract/bookings/booking-messages.ts'
import { addDays, type CalendarDate } from '#contract/kit/calendar-date.ts'

interface Dates {
  check_in_date: CalendarDate
  check_out_date: CalendarDate
}

const later = (one: CalendarDate, other: CalendarDate) => (one > other ? one : other)

/** A check-out ends the stay between its arrival and its booked departure, or up to today after an overstay. */
export const wrongDeparture = (booking: Dates, wanted: CalendarDate, today: CalendarDate) => {
  const latest = later(booking.check_out_date, today)
  if (wanted < booking.check_in_date || wanted > latest) return say.wrongDeparture(booking.check_in_date, latest)
}

/** A guest who leaves on the day of arrival pays one night. */
export const earliestDeparture = (booking: Dates, wanted: CalendarDate) =>
  later(wanted, addDays(booking.check_in_date, 1))

/**
 * The stays when the booking ends on another day. Rooms that leave with the booking, or later than the new day, leave
 * on it. A room that left earlier keeps its date. A room not yet taken is dropped.
 */
export const departOn = <Stay extends Dates>(stays: Stay[], booking: Dates, departure: CalendarDate): Stay[] => {
  const taken = stays.filter((stay) => stay.check_in_date < departure)
  return (taken.length > 0 ? taken : stays).map((stay) =>
    stay.check_out_date === booking.check_out_date || stay.check_out_date > departure
      ? { ...stay, check_out_date: earliestDeparture(stay, departure) }
      : stay,
  )
}
