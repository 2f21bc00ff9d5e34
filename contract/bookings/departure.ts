import { addDays, type CalendarDate } from '#contract/kit/calendar-date.ts'

interface Dates {
  check_in_date: CalendarDate
  check_out_date: CalendarDate
}

const later = (one: CalendarDate, other: CalendarDate) => (one > other ? one : other)

/** A guest who leaves on the day of arrival pays one night. */
export const earliestDeparture = (booking: Dates, wanted: CalendarDate) =>
  later(wanted, addDays(booking.check_in_date, 1))

/**
 * The rooms' nights when the booking ends on another day than planned: rooms that were to be left last, and those
 * that would be left later still, are left on that day; a room that was left before keeps its own last day, and one
 * that was to be taken only later is not taken at all.
 */
export const departOn = <Stay extends Dates>(stays: Stay[], booking: Dates, departure: CalendarDate): Stay[] => {
  const taken = stays.filter((stay) => stay.check_in_date < departure)
  return (taken.length > 0 ? taken : stays).map((stay) =>
    stay.check_out_date === booking.check_out_date || stay.check_out_date > departure
      ? { ...stay, check_out_date: earliestDeparture(stay, departure) }
      : stay,
  )
}
