import { type RawBuilder, sql } from 'kysely'
import { addDays, type CalendarDate } from '#contract/kit/time/calendar-date.ts'
import type { OccupancyOfNight } from '#contract/rates/occupancy-pricing.ts'
import { isLiveStay } from '#server/bookings/stays/stay-conditions.ts'
import type { Db } from '#server/db/connect.ts'

export interface SoldRooms {
  room_type_id: number
  date: CalendarDate
  sold: number
  rooms: number
}

interface Nights {
  check_in_date: CalendarDate
  check_out_date: CalendarDate
  /** The slugs of the bookings whose rooms do not count as sold. */
  except_bookings: string[]
}

/** The rooms of each type that are sold and that can be sold at all, as the room calendar counts them. */
export const soldRooms = (
  { check_in_date, check_out_date, except_bookings }: Nights,
  condition: RawBuilder<unknown>,
) => sql`
  select room.room_type_id, day::date as date,
    count(*) filter (where held.booking_id is not null) as sold,
    count(*) filter (
      where held.booking_id is not null or (held.room_id is null and not room.under_maintenance)
    ) as rooms
  from room
  cross join generate_series((select ${check_in_date}::date), (select ${check_out_date}::date) - 1, '1 day') as day
  left join (
    select stay.room_id, stay.booking_id, stay.nights from stay
    where stay.nights && (select daterange(${check_in_date}::date, ${check_out_date}::date)) and ${isLiveStay}
      and (stay.booking_id is null or stay.booking_id not in (
        select id from booking where slug = any((select ${except_bookings}::text[])::text[])
      ))
  ) held on held.room_id = room.id and held.nights @> day::date
  where room.retired_at is null and ${condition}
  group by room.room_type_id, day`

/** The same for all types. */
export const countSoldRooms = async (db: Db, check_in_date: CalendarDate, check_out_date: CalendarDate) => {
  const nights = { check_in_date, check_out_date, except_bookings: [] }
  const { rows } = await sql<SoldRooms>`${soldRooms(nights, sql`true`)}`.execute(db)
  return rows
}

/** The rooms of one type that are sold on a date, with the hotel's occupancy pricing; null if it has none. */
export const readOccupancy = async (
  db: Db,
  { room_type_id, date }: { room_type_id: number; date: CalendarDate },
): Promise<OccupancyOfNight | null> => {
  const night = { check_in_date: date, check_out_date: addDays(date, 1), except_bookings: [] }
  const { rows } = await sql<OccupancyOfNight>`
    select occupancy_above_percent as above_percent, occupancy_raise_percent as raise_percent,
      coalesce(sold, 0) as sold, coalesce(rooms, 0) as rooms
    from property left join (${soldRooms(night, sql`room.room_type_id = ${room_type_id}`)}) counted on true
    where occupancy_above_percent is not null and occupancy_raise_percent is not null
  `.execute(db)
  return rows[0] ?? null
}
