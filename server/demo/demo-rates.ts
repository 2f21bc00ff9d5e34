import { addDays, type CalendarDate } from '#contract/kit/time/calendar-date.ts'

/** Hundredths of a percent, as in the rate calendar. */
type Percent = number

/** The months of a season, and how much more or less than the price of the room type a night costs. */
export const demoSeasons: { months: number[]; percent: Percent }[] = [
  { months: [10, 11, 12, 1, 2], percent: 1000 },
  { months: [3, 4, 5], percent: -500 },
  { months: [6, 7, 8, 9], percent: -1500 },
]

/** Nights of Friday and Saturday. */
export const demoWeekend: { weekdays: number[]; percent: Percent } = { weekdays: [5, 6], percent: 1500 }

/** The day of Diwali follows the moon, so that it cannot be calculated from the year. */
const diwalis: CalendarDate[] = ['2024-11-01', '2025-10-20', '2026-11-08', '2027-10-29', '2028-10-17']

interface Festival {
  from: CalendarDate
  to: CalendarDate
  percent: Percent
  min_nights: number
  /** Guests of this day came earlier. */
  no_arrival?: CalendarDate
}

/** Diwali, Christmas and New Year of the years around a day. */
export const demoFestivals = (today: CalendarDate): Festival[] => {
  const year = Number(today.slice(0, 4))
  const christmas = [year - 2, year - 1, year, year + 1].map((december) => ({
    from: `${december}-12-23`,
    to: `${december + 1}-01-01`,
    percent: 4500,
    min_nights: 3,
    no_arrival: `${december}-12-31`,
  }))
  const diwali = diwalis.map((date) => ({
    from: addDays(date, -2),
    to: addDays(date, 2),
    percent: 3000,
    min_nights: 2,
  }))
  return [...diwali, ...christmas]
}
