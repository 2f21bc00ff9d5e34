import { type CalendarDate, dayIn } from '#contract/kit/calendar-date.ts'
import type { Db } from '#server/db/connect.ts'
import type { Clock } from '#server/kit/clock.ts'
import { getProperty } from '#server/property/property-store.ts'

/** Today's date in the hotel's time zone. */
export const hotelToday = async (db: Db, clock: Clock): Promise<CalendarDate> => {
  const { time_zone } = await getProperty(db)
  return dayIn(time_zone, clock.now())
}
