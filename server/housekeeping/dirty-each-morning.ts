import type { CalendarDate } from '#contract/kit/time/calendar-date.ts'
import { hotelDay } from '#contract/kit/time/hotel-day.ts'
import type { Db } from '#server/db/connect.ts'
import { getRules } from '#server/housekeeping/board-store.ts'
import { beginMorning, dirtySleptIn } from '#server/housekeeping/morning-store.ts'
import { applyClock } from '#server/kit/clock.ts'
import type { HourlyJob } from '#server/kit/jobs/job.ts'
import type { Services } from '#server/kit/services.ts'

/** Rooms in which guests have slept become dirty once on each morning, from the start of the hotel's day. */
const dirtySleptInRooms = async ({ db, clock, live }: Pick<Services, 'db' | 'clock' | 'live'>) => {
  const changed = await db.transaction().execute(async (transaction: Db) => {
    await applyClock(transaction, clock)
    const rules = await getRules(transaction)
    const today: CalendarDate = hotelDay(rules, clock.now())
    // Noted also if the hotel does not want it: a setting that is changed at noon begins with the next morning.
    const isFirst = await beginMorning(transaction, today)
    return isFirst && rules.dirty_each_morning ? dirtySleptIn(transaction, today) : 0
  })
  if (changed > 0) live.announce({ topic: 'housekeeping' })
}

export const dirtyEachMorning = { name: 'make_rooms_of_stays_dirty', run: dirtySleptInRooms } satisfies HourlyJob
