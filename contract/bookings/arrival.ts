import type { CalendarDate } from '#contract/kit/calendar-date.ts'

/** The rooms' nights when the guest arrives before the booked day: the rooms of the first day are taken from then on. */
export const arriveOn = <Stay extends { check_in_date: CalendarDate }>(
  stays: Stay[],
  booking: { check_in_date: CalendarDate },
  arrival: CalendarDate,
): Stay[] =>
  stays.map((stay) => (stay.check_in_date === booking.check_in_date ? { ...stay, check_in_date: arrival } : stay))
