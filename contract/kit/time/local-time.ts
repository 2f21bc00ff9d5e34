import { CalendarDate } from '#contract/kit/time/calendar-date.ts'
import { z } from '#contract/kit/z.ts'

const half = /^(\d{4}-\d{2}-\d{2}|\d{2}:\d{2}:\d{2})$/
const shape = /^(\d{4}-\d{2}-\d{2}) ([01]\d|2[0-3]):[0-5]\d:[0-5]\d$/

/** Date and time in the hotel's zone, without an offset: `2026-11-15 20:30:00`. Text order is time order. */
export const localTime = (missing: string) =>
  z
    .string(missing)
    .min(1, missing)
    .refine((text) => !half.test(text), { error: missing, abort: true })
    .refine(
      (text) => text === '' || CalendarDate.safeParse(shape.exec(text)?.[1]).success,
      'Enter a real date and time as YYYY-MM-DD HH:MM:SS',
    )

// Formats are kept: creating one takes a hundred times longer than using it.
const formats = new Map<string, Intl.DateTimeFormat>()

/** The local date and time of an instant in a time zone. */
export const localTimeIn = (timeZone: string, instant: Date) => {
  const format =
    formats.get(timeZone) ?? new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'medium' })
  formats.set(timeZone, format)
  return format.format(instant)
}
