import type { CalendarDate } from '#contract/kit/time/calendar-date.ts'

const dayLength = 86_400_000
const minute = 60_000

/** The demo hotel is in India, five and a half hours ahead of UTC all year. */
const ahead = 330 * minute

/** Days as numbers: fast to calculate with, and there are millions of them. */
export const dayNumber = (day: CalendarDate) => Date.parse(day) / dayLength

const texts = new Map<number, CalendarDate>()

export const dayText = (day: number): CalendarDate => {
  const known = texts.get(day)
  if (known) return known
  const text = new Date(day * dayLength).toISOString().slice(0, 10)
  texts.set(day, text)
  return text
}

/** The instant, in milliseconds, so many minutes after midnight in the hotel. */
export const instantAt = (day: number, minutes: number) => day * dayLength + minutes * minute - ahead

/** The calendar date of an instant. */
export const dayOf = (instant: number) => Math.floor((instant + ahead) / dayLength)

/** The hotel's date at an instant: the demo hotel's day starts at 04:00. */
export const hotelDayOf = (instant: number) => dayOf(instant - 240 * minute)

/** Shifts of 8 hours, counted up; one begins at 07:00. */
export const shiftOf = (instant: number) => Math.floor((instant + ahead - 420 * minute) / (480 * minute))

/** Sunday is 0. */
export const weekdayOf = (day: number) => (day + 4) % 7

/** January is 0. */
export const monthOf = (day: number) => Number(dayText(day).slice(5, 7)) - 1
