import type { CalendarDate } from '#contract/kit/time/calendar-date.ts'
import { hotelDay } from '#contract/kit/time/hotel-day.ts'
import type { Db } from '#server/db/connect.ts'
import type { Clock } from '#server/kit/clock.ts'
import { getProperty } from '#server/property/property-store.ts'

/** The hotel's current date. */
export const hotelToday = async (db: Db, clock: Clock): Promise<CalendarDate> =>
  hotelDay(await getProperty(db), clock.now())
