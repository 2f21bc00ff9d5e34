import { sql } from 'kysely'
import type { Db } from '#server/db/connect.ts'
import { statement } from '#server/db/statement.ts'

/** How many nights of each room type were sold in the last 90 days. */
export interface NightsSold {
  room_type_ids: number[]
  nights: number[]
}

const days = 90

const sold = statement(
  (_db, { now }: { now: string }) => sql<{ room_type_id: number; nights: number }>`
    with this as materialized (select hotel_day(${now}::timestamptz) as today)
    select room.room_type_id, sum(least(check_out_date, today) - greatest(check_in_date, today - ${sql.lit(days)})) as nights
    from this, stay join room on room.id = stay.room_id
    where stay.booking_status in ('booked', 'checked_in', 'checked_out')
      and stay.check_out_date > (select today - ${sql.lit(days)} from this)
      and stay.check_in_date < (select today from this)
    group by room.room_type_id`,
)

const readNightsSold = async (db: Db, now: Date): Promise<NightsSold> => {
  const rows = await sold(db, { now: now.toISOString() })
  return { room_type_ids: rows.map((row) => row.room_type_id), nights: rows.map((row) => row.nights) }
}

const minutes = 5

/**
 * Reads the nights sold at most every five minutes: adding up the stays of 90 days takes longer than the rest of the
 * dashboard, and the order of the room types hardly changes within minutes.
 */
export const createNightsSold = () => {
  let kept: { at: number; nights: Promise<NightsSold> } | undefined
  return (db: Db, now: Date) => {
    const at = Math.floor(now.getTime() / (minutes * 60_000))
    if (kept?.at !== at) {
      kept = { at, nights: readNightsSold(db, now) }
      kept.nights.catch(() => {
        kept = undefined
      })
    }
    return kept.nights
  }
}
