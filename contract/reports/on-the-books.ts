import { Rupees, sumOf } from '#contract/kit/money.ts'
import { addDays, type CalendarDate } from '#contract/kit/time/calendar-date.ts'
import { z } from '#contract/kit/z.ts'
import { addUpNights, type CountedNights, figuresOf, OccupancyFigures } from '#contract/reports/occupancy-report.ts'

/** The report starts with today. */
export const daysOnTheBooks = 90
/** Today is one of them. */
export const pickUpDays = 7

/** The figures of a day or of several; `onTheBooksDefinitions` explains them. */
const BookedFigures = z.object({
  booked: OccupancyFigures,
  /** The same dates last year; null for February 29. */
  last_year: OccupancyFigures.nullable(),
  pick_up: z.object({ nights: z.int(), revenue: Rupees }),
})
export type BookedFigures = z.infer<typeof BookedFigures>

/** A day, or a month with only those of its days that the report covers. */
const BookedPeriod = BookedFigures.extend({ period: z.string(), days: z.int() })
export type BookedPeriod = z.infer<typeof BookedPeriod>

export const OnTheBooks = z.object({
  days: z.array(BookedPeriod),
  months: z.array(BookedPeriod),
  total: BookedFigures,
})
export type OnTheBooks = z.infer<typeof OnTheBooks>

/** `2025-11-16` for `2026-11-16`. Other years have no February 29. */
export const sameDayLastYear = (day: CalendarDate): CalendarDate | null =>
  day.endsWith('-02-29') ? null : `${Number(day.slice(0, 4)) - 1}${day.slice(4)}`

/** The first of the days whose bookings are the pick-up. */
export const pickUpSince = (today: CalendarDate) => addDays(today, 1 - pickUpDays)

export interface CountedDay {
  date: CalendarDate
  booked: CountedNights
  last_year: CountedNights | null
  pick_up: BookedFigures['pick_up']
}

const addUp = (days: CountedDay[]): BookedFigures => {
  const before = days.flatMap(({ last_year }) => last_year ?? [])
  return {
    booked: figuresOf(addUpNights(days.map(({ booked }) => booked))),
    last_year: before.length === 0 ? null : figuresOf(addUpNights(before)),
    pick_up: {
      nights: days.reduce((sum, { pick_up }) => sum + pick_up.nights, 0),
      revenue: sumOf(days.map(({ pick_up }) => pick_up.revenue)),
    },
  }
}

/** The days, the months that they are in, and all of them. */
export const onTheBooksOf = (days: CountedDay[]): OnTheBooks => {
  const months = [...new Set(days.map(({ date }) => date.slice(0, 7)))]
  return {
    days: days.map((day) => ({ period: day.date, days: 1, ...addUp([day]) })),
    months: months.map((period) => {
      const inMonth = days.filter(({ date }) => date.startsWith(period))
      return { period, days: inMonth.length, ...addUp(inMonth) }
    }),
    total: addUp(days),
  }
}
