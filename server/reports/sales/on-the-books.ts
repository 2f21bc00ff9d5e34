import { zero } from '#contract/kit/money.ts'
import { addDays, type CalendarDate } from '#contract/kit/time/calendar-date.ts'
import {
  daysOnTheBooks,
  type OnTheBooks,
  onTheBooksOf,
  pickUpSince,
  sameDayLastYear,
} from '#contract/reports/on-the-books.ts'
import type { Db } from '#server/db/connect.ts'
import { countNights } from '#server/reports/sales/occupancy-store.ts'
import { pickUpByDay } from '#server/reports/sales/pick-up-store.ts'

const none = { nights_available: 0, nights_sold: 0, room_revenue: zero }

/** The next 90 days beside the same dates last year. */
export const onTheBooks = async (db: Db, today: CalendarDate): Promise<OnTheBooks> => {
  const dates = Array.from({ length: daysOnTheBooks }, (_, index) => addDays(today, index))
  const before = dates.flatMap((date) => sameDayLastYear(date) ?? [])
  const booked = await nightsByDay(db, dates, today)
  const lastYear = await nightsByDay(db, before, today)
  const end_date = dates.at(-1) ?? today
  const pickedUp = await pickUpByDay(db, { start_date: today, end_date }, pickUpSince(today))
  const pickUpOf = new Map(pickedUp.map(({ date, nights, revenue }) => [date, { nights, revenue }]))
  return onTheBooksOf(
    dates.map((date) => {
      const day = sameDayLastYear(date)
      return {
        date,
        booked: booked.get(date) ?? none,
        last_year: day === null ? null : (lastYear.get(day) ?? none),
        pick_up: pickUpOf.get(date) ?? { nights: 0, revenue: zero },
      }
    }),
  )
}

const nightsByDay = async (db: Db, dates: CalendarDate[], today: CalendarDate) => {
  const days = { start_date: dates[0] ?? today, end_date: dates.at(-1) ?? today, by: 'day' as const }
  const counted = await countNights(db, days, today)
  return new Map(counted.map(({ period, ...nights }) => [period, nights]))
}
