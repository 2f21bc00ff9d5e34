import { addDays, type CalendarDate } from '#contract/kit/time/calendar-date.ts'

const fiftyTwoWeeks = 364

/** The same date a year later, or the same weekday: 364 days are 52 weeks. */
export const nextYear = (day: CalendarDate, keepsWeekdays: boolean) => {
  if (keepsWeekdays) return addDays(day, fiftyTwoWeeks)
  const sameDate = `${Number(day.slice(0, 4)) + 1}${day.slice(4)}`
  return sameDate.endsWith('-02-29') ? sameDate.replace('02-29', '03-01') : sameDate
}
