import type { CalendarDate } from '#contract/kit/time/calendar-date.ts'
import { addDays, nightsBetween } from '#contract/kit/time/calendar-date.ts'

/** The Monday on or before a day. */
const mondayOf = (day: CalendarDate) => addDays(day, -((new Date(day).getUTCDay() + 6) % 7))

/**
 * The days that can be scrolled to: 20 years back and 10 ahead. It changes once a year, so that a scroll position means
 * the same day tomorrow. At 7 days per screen it is far below the widest element of any browser.
 */
export const spanAround = (today: CalendarDate) => {
  const year = Number(today.slice(0, 4))
  const firstDay = mondayOf(`${Math.max(1901, year - 20)}-01-01`)
  return { firstDay, dayCount: nightsBetween(firstDay, `${Math.min(2199, year + 10)}-12-31`) + 1 }
}
