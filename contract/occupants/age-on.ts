import type { CalendarDate } from '#contract/kit/time/calendar-date.ts'

/** The age in full years on a day. */
export const ageOn = (birthDate: CalendarDate, day: CalendarDate) => {
  const years = Number(day.slice(0, 4)) - Number(birthDate.slice(0, 4))
  return day.slice(5) < birthDate.slice(5) ? years - 1 : years
}

/** From the 18th birthday on, a person shows an own ID. */
export const adultAge = 18
