import { sql } from 'kysely'
import type { CalendarDate } from '#contract/kit/time/calendar-date.ts'
import type { Db } from '#server/db/connect.ts'

/** Whether this is the first run on that morning. Two copies of the app at once: the second waits and gets false. */
export const beginMorning = async (db: Db, today: CalendarDate) => {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('cleaning_morning')
    .values({ day: today })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst()
  return (numInsertedOrUpdatedRows ?? 0n) > 0n
}

/**
 * The rooms in which guests slept last night, also those of guests who move or leave today. A room that was cleaned since
 * the day began is left clean: the app may have been down in the morning.
 */
export const dirtySleptIn = async (db: Db, today: CalendarDate) => {
  const { numAffectedRows } = await sql`
    with morning as (
      select (${today}::timestamp + day_starts_at::interval) at time zone time_zone as began from property limit 1
    )
    -- Not since now: a cleaner may have cleaned the room before a late run, and the phone has not sent it yet.
    update room set condition = 'dirty', became_dirty_at = morning.began
    from morning
    where room.condition <> 'dirty' and room.retired_at is null
      and (room.condition_changed_at is null or room.condition_changed_at < morning.began)
      and room.id in (
        select stay.room_id from stay
        where stay.booking_status = 'checked_in' and stay.departed_on is null and stay.check_in_date < ${today}::date
          and (stay.check_out_date >= ${today}::date or not exists (
            select from stay other
            where other.booking_id = stay.booking_id and other.line = stay.line
              and other.check_in_date > stay.check_in_date
          ))
      )`.execute(db)
  return Number(numAffectedRows ?? 0n)
}
