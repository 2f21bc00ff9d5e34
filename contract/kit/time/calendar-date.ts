import { z } from '#contract/kit/z.ts'

const notReal = 'Enter a real date as YYYY-MM-DD'

/**
 * A date of the hotel, `2026-11-15`. It has no time and no zone, so it is the same in every zone. There is no year 0:
 * the database refuses it.
 */
export const CalendarDate = z.iso
  .date({ error: notReal, abort: true })
  .refine((day) => day >= '0001', { error: notReal, abort: true })
export type CalendarDate = z.infer<typeof CalendarDate>

/** A day in the query of a list or report, or of the hotel’s work: a year outside this range is a typing error. */
export const FilterDay = CalendarDate.refine((day) => day >= '1900' && day < '2200', 'Enter a date from 1900 to 2199')

/** A required day, with the message for a missing one. */
export const requiredDay = (missing: string) => z.string(missing).min(1, missing).pipe(CalendarDate)

/** An instant, as ISO 8601 with a zone. */
export const Instant = z.iso.datetime({ offset: true })

const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec']

/** `2026-11-15` reads Nov 15, 2026. */
export const formatDay = (day: CalendarDate) =>
  `${months[Number(day.slice(5, 7)) - 1]} ${day.slice(8)}, ${day.slice(0, 4)}`

// Formats are kept: creating one takes a hundred times longer than using it.
const dayFormats = new Map<string, Intl.DateTimeFormat>()

/** The date of an instant in a time zone. */
export const dayIn = (timeZone: string, instant: Date): CalendarDate => {
  const format = dayFormats.get(timeZone) ?? new Intl.DateTimeFormat('en-CA', { timeZone, dateStyle: 'short' })
  dayFormats.set(timeZone, format)
  return format.format(instant)
}

/** An instant's time of day in a time zone: 09:05 PM. */
export const formatTime = (instant: string, timeZone: string) =>
  new Intl.DateTimeFormat('en-US', { timeZone, hour: '2-digit', minute: '2-digit' }).format(new Date(instant))

/** An instant's date and time in a time zone: Nov 15, 2026, 09:05 PM. */
export const formatMoment = (instant: string, timeZone: string) =>
  `${formatDay(dayIn(timeZone, new Date(instant)))}, ${formatTime(instant, timeZone)}`

const dayLength = 86_400_000

/** The date a number of days later, or earlier if negative. */
export const addDays = (day: CalendarDate, days: number): CalendarDate => {
  const date = Number(day.slice(8)) + days
  // Within the first 28 days of a month no calendar is needed. Bills and quotes do this thousands of times.
  if (date >= 1 && date <= 28) return `${day.slice(0, 8)}${date < 10 ? '0' : ''}${date}`
  return new Date(Date.parse(day) + days * dayLength).toISOString().slice(0, 10)
}

/** How many nights lie between two days. */
export const nightsBetween = (from: CalendarDate, to: CalendarDate) => (Date.parse(to) - Date.parse(from)) / dayLength

export const laterOf = (one: CalendarDate, other: CalendarDate) => (one > other ? one : other)
export const earlierOf = (one: CalendarDate, other: CalendarDate) => (one < other ? one : other)
/** The latest of several days; there must be at least one. */
export const latestOf = (days: CalendarDate[]) => days.reduce(laterOf)
