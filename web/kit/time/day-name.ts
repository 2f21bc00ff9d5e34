import type { CalendarDate } from '#contract/kit/time/calendar-date.ts'

const weekdays = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat']
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

const weekdayOf = (day: CalendarDate) => new Date(day).getUTCDay()
export const weekdayName = (day: CalendarDate) => weekdays[weekdayOf(day)] ?? ''
export const isWeekend = (day: CalendarDate) => weekdayOf(day) === 0 || weekdayOf(day) === 6

/** November 2026 */
export const monthName = (day: CalendarDate) => `${months[Number(day.slice(5, 7)) - 1]} ${day.slice(0, 4)}`
