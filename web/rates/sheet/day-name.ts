import type { CalendarDate } from '#contract/kit/time/calendar-date.ts'
import { weekdayOf } from '#contract/rates/rate-change.ts'

export const weekdayNames = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun']
const monthNames = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
]

export const weekdayName = (day: CalendarDate) => weekdayNames[weekdayOf(day) - 1] ?? ''

/** Friday and Saturday nights are the weekend of hotels. */
export const isWeekend = (day: CalendarDate) => weekdayOf(day) === 5 || weekdayOf(day) === 6

/** `2026-12` and `2026-12-24` read December 2026. */
export const monthName = (day: string) => `${monthNames[Number(day.slice(5, 7)) - 1]} ${day.slice(0, 4)}`
