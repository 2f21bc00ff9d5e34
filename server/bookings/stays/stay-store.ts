import { sql } from 'kysely'
import type { CalendarDate } from '#contract/kit/time/calendar-date.ts'
import { isLiveStay } from '#server/bookings/stays/stay-conditions.ts'
import type { Db } from '#server/db/connect.ts'
import { statement } from '#server/db/statement.ts'

/** Nights on which a room is not free because of a booking or maintenance. */
export interface TakenNights {
  room_number: string
  check_in_date: CalendarDate
  check_out_date: CalendarDate
  for_maintenance: boolean
}

export interface LockedRoom {
  id: number
  room_number: string
  under_maintenance: boolean
  max_adults: number
  max_children: number
  max_infants: number
}

type WantedNights = ReturnType<typeof nightColumns> & { except_bookings: number[] }

// The lists are in subselects because the planner would otherwise plan again for their values each time.
const roomsAndConflict = statement(
  (_db, { room_ids, check_in_dates, check_out_dates, except_bookings }: WantedNights) => sql<{
    rooms: LockedRoom[]
    taken: TakenNights | null
  }>`
    with locked as (
      select room.id, room.room_number, room.under_maintenance, max_adults, max_children, max_infants
      from room join room_type on room_type.id = room.room_type_id
      where room.id = any((select ${room_ids}::integer[])::integer[]) and room.retired_at is null
      -- Always locked in the same order, so that two groups can't deadlock.
      order by room.id
      for no key update of room
    ),
    conflict as (
      select room.room_number, stay.check_in_date, stay.check_out_date, stay.booking_id is null as for_maintenance
      from unnest(
        (select ${room_ids}::integer[]), (select ${check_in_dates}::date[]), (select ${check_out_dates}::date[])
      ) as wanted (room_id, check_in_date, check_out_date)
      join stay on stay.room_id = wanted.room_id
        and stay.nights && daterange(wanted.check_in_date, wanted.check_out_date)
      join room on room.id = stay.room_id
      where ${isLiveStay} and coalesce(stay.booking_id, 0) <> all((select ${except_bookings}::integer[])::integer[])
      order by room.room_number, stay.check_in_date
      limit 1
    )
    select
      coalesce((select json_agg(locked order by locked.id) from locked), '[]') as rooms,
      (select row_to_json(conflict) from conflict) as taken`,
)

interface RoomNights {
  room_id: number
  check_in_date: CalendarDate
  check_out_date: CalendarDate
}

/**
 * Locks rooms until the transaction ends. Returns them with their capacity, and a live stay of another booking that has
 * one of the nights. A stay that was saved while we waited for a lock is not seen here: the database then refuses the
 * overlap, and the second try sees the stay.
 */
export const lockRooms = async (db: Db, stays: RoomNights[], exceptBookings: number[] = []) => {
  const [found] = await roomsAndConflict(db, { ...nightColumns(stays), except_bookings: exceptBookings })
  if (!found) throw new Error('a statement without a row')
  return found
}

const nightColumns = (stays: RoomNights[]) => ({
  room_ids: stays.map((stay) => stay.room_id),
  check_in_dates: stays.map((stay) => stay.check_in_date),
  check_out_dates: stays.map((stay) => stay.check_out_date),
})
