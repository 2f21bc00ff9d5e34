import { sql } from 'kysely'
import type { CalendarDate } from '#contract/kit/time/calendar-date.ts'
import type { Db } from '#server/db/connect.ts'

/** A room of a booking for which fewer people are registered than were booked. */
export interface UnregisteredLine {
  booking: string
  /** The rooms of the line in the order of their nights, with the people who were booked. */
  rooms: { from: CalendarDate; room: string; people: number }[]
  registered: number
  arrival_date: CalendarDate
  departure_date: CalendarDate | null
}

/**
 * Rooms that were taken on one of these days. Guests who came later than booked are there from the first arrival of the
 * booking on.
 */
export const listUnregistered = async (db: Db, from: CalendarDate, to: CalendarDate) => {
  const { rows } = await sql<UnregisteredLine>`
    with near as (
      select booking.* from booking
      where booking.status in ('checked_in', 'checked_out') and booking.check_in_date <= ${to}
        and (booking.status = 'checked_in' or booking.check_out_date >= ${from})
    ), line as (
      select near.slug as booking, near.status, near.id, stay.line,
        min(stay.check_in_date) as first_day, max(stay.check_out_date) as last_day,
        bool_or(stay.departed_on is not null) as has_departed,
        max(stay.number_of_adults + stay.number_of_children + stay.number_of_infants) as people,
        json_agg(json_build_object('from', stay.check_in_date, 'room', room.room_number,
          'people', stay.number_of_adults + stay.number_of_children + stay.number_of_infants)
          order by stay.check_in_date) as rooms,
        min(room.room_number collate natural_order) as first_room
      from near join stay on stay.booking_id = near.id join room on room.id = stay.room_id
      group by near.slug, near.status, near.id, stay.line
    ), counted as (
      select line.*,
        (select count(*) from occupant where occupant.booking_id = line.id and occupant.line = line.line) as registered,
        greatest(line.first_day,
          (select hotel_day(min(occupant.arrived_at)) from occupant where occupant.booking_id = line.id)) as arrival_date,
        case when line.status = 'checked_out' or line.has_departed then line.last_day end as departure_date
      from line
    )
    select booking, rooms, registered, arrival_date, departure_date from counted
    where registered < people and arrival_date <= ${to} and (departure_date is null or departure_date >= ${from})
    order by first_room collate natural_order, id, line`.execute(db)
  return rows
}
