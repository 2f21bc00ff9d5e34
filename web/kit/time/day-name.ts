import type { CalendarDate } from '#contract/kit/time/calendar-date.ts'

/** Monday first. */
export const weekdayNames = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun']
const months = [
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

const indexOf = (day: CalendarDate) => (new Date(day).getUTCDay() + 6) % 7
export const weekdayName = (day: CalendarDate) => weekdayNames[indexOf(day)] ?? ''
export const isWeekend = (day: CalendarDate) => indexOf(day) >= 5

/** `2026-12` and `2026-12-24` read December 2026. */
export const monthName = (day: string) => `${months[Number(day.slice(5, 7)) - 1]} ${day.slice(0, 4)}`
