import { sql } from 'kysely'
import type { CalendarDate } from '#contract/kit/time/calendar-date.ts'
import type { FreeRoom } from '#server/bookings/any-room/pick-room.ts'
import { isOverdueDeparture } from '#server/bookings/stays/overdue.ts'
import { isLiveStay } from '#server/bookings/stays/stay-conditions.ts'
import type { Db } from '#server/db/connect.ts'
import { statement } from '#server/db/statement.ts'

interface ToLock {
  room_ids: number[]
  type_ids: number[]
}

/** Locked by id as everywhere, so that two bookings can't deadlock. */
const roomsToLock = statement(
  (_db, { room_ids, type_ids }: ToLock) => sql<{ id: number }>`
    select id from room
    where retired_at is null and (
      id = any((select ${room_ids}::integer[])::integer[]) or room_type_id = any((select ${type_ids}::integer[])::integer[])
    )
    order by id
    for no key update`,
)

interface WantedTypes {
  type_ids: number[]
  check_in_dates: CalendarDate[]
  check_out_dates: CalendarDate[]
  /** The edited booking, or 0. Its own nights are free for itself. */
  booking_id: number
  today: CalendarDate
}

export interface FreeOfType {
  name: string
  rooms: FreeRoom[]
}

/** Neighbours further away than this make no difference. */
const daysAround = 60

const isUsable = sql`room.retired_at is null and not room.under_maintenance`
const isOfAnother = (booking_id: number) =>
  sql`${isLiveStay} and stay.booking_id is distinct from ${booking_id}::integer`

const freeRooms = statement((_db, wanted: WantedTypes) => {
  const { type_ids, check_in_dates, check_out_dates, booking_id, today } = wanted
  const isOfOthers = isOfAnother(booking_id)
  const nearby = sql`stay.room_id = room.id and ${isOfOthers}
    and stay.nights && daterange(wanted.check_in_date - ${sql.lit(daysAround)}, wanted.check_out_date + ${sql.lit(daysAround)})`
  return sql<FreeOfType>`
    select room_type.name,
      coalesce((
        select json_agg(json_build_object(
          'id', room.id,
          'free_from', (
            select max(stay.check_out_date) from stay where ${nearby} and stay.check_out_date <= wanted.check_in_date
          ),
          'free_until', (
            select min(stay.check_in_date) from stay where ${nearby} and stay.check_in_date >= wanted.check_out_date
          ),
          'has_overstay', wanted.check_in_date <= ${today}::date and exists (
            select from stay where stay.room_id = room.id and ${isOverdueDeparture(sql`${today}::date`)}
              and stay.booking_id is distinct from ${booking_id}::integer
          )
        ) order by room.room_number)
        from room
        where room.room_type_id = wanted.type_id and ${isUsable} and not exists (
          select from stay where stay.room_id = room.id and ${isOfOthers}
            and stay.nights && daterange(wanted.check_in_date, wanted.check_out_date)
        )
      ), '[]') as rooms
    from unnest(
      (select ${type_ids}::integer[]), (select ${check_in_dates}::date[]), (select ${check_out_dates}::date[])
    ) with ordinality as wanted (type_id, check_in_date, check_out_date, position)
    join room_type on room_type.id = wanted.type_id and room_type.retired_at is null
    order by wanted.position`
})

/**
 * Locks the rooms of some types, and the named ones, until the transaction ends; then reads which rooms of each type are
 * free. The second statement sees every booking that was saved before we got the locks.
 */
export const lockFreeRooms = async (db: Db, room_ids: number[], wanted: WantedTypes) => {
  await roomsToLock(db, { room_ids, type_ids: wanted.type_ids })
  return freeRooms(db, wanted)
}

interface WantedNights {
  type_id: number
  check_in_date: CalendarDate
  check_out_date: CalendarDate
  booking_id: number
}

const fullNights = statement(
  (_db, { type_id, check_in_date, check_out_date, booking_id }: WantedNights) => sql<{ night: CalendarDate }>`
    select night::date from generate_series(${check_in_date}::date, ${check_out_date}::date - 1, '1 day') as night
    where not exists (
      select from room where room.room_type_id = ${type_id} and ${isUsable} and not exists (
        select from stay where stay.room_id = room.id and ${isOfAnother(booking_id)} and stay.nights @> night::date
      )
    )
    limit 1`,
)

/** Whether the type has a free room each night, though perhaps not always the same one. */
export const hasRoomEachNight = async (db: Db, wanted: WantedNights) => (await fullNights(db, wanted)).length === 0
