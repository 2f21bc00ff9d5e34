import type { CalendarDate } from '#contract/kit/calendar-date.ts'

/** The stays when the guest arrives early. The rooms of the first day begin on the day of arrival. */
export const arriveOn = <Stay extends { check_in_date: CalendarDate }>(
  stays: Stay[],
  booking: { check_in_date: CalendarDate },
  arrival: CalendarDate,
): Stay[] =>
  stays.map((stay) => (stay.check_in_date === booking.check_in_date ? { ...stay, check_in_date: arrival } : stay))

/** The stays that begin or continue on this day; the others begin later or are over. */
export const enteredOn = <Stay extends { check_in_date: CalendarDate; check_out_date: CalendarDate }>(
  stays: Stay[],
  day: CalendarDate,
): Stay[] => stays.filter(({ check_in_date, check_out_date }) => check_in_date <= day && day < check_out_date)
