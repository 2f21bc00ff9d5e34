import { sql } from 'kysely'
import type { People } from '#contract/bookings/stays/line.ts'
import type { CalendarDate } from '#contract/kit/time/calendar-date.ts'
import { bookingNumber } from '#server/bookings/booking-number.ts'
import { isOverdueDeparture } from '#server/bookings/stays/overdue.ts'
import { hasNights, isFirstOfLine, isLastOfLine } from '#server/bookings/stays/stay-conditions.ts'
import type { Db } from '#server/db/connect.ts'
import { statement } from '#server/db/statement.ts'

interface Wanted {
  from: CalendarDate
  to: CalendarDate
  today: CalendarDate
}

interface RoomToFill {
  id: number
  room_number: string
  room_type_id: number
  under_maintenance: boolean
}

interface TypeToFill {
  id: number
  price_per_night: number
  max_adults: number
  max_children: number
  max_infants: number
}

/** A stay with its booking, or a block for maintenance, which has none. */
interface StayInTheWay extends People {
  stay: string
  room_id: number
  check_in_date: CalendarDate
  check_out_date: CalendarDate
  booking: string | null
  booking_number: string
  version: number
  guest_name: string
  is_movable: boolean
}

export interface HotelToFill {
  rooms: RoomToFill[]
  types: TypeToFill[]
  stays: StayInTheWay[]
  /** Rooms in which guests are tonight although they should have left. */
  overstayed: number[]
}

/**
 * Only a booking that has not arrived and is not pinned to its room can be moved, and only with all its nights ahead.
 * A stay that is one part of a room move stays where it is: its guests change rooms once already.
 */
const isMovable = (today: CalendarDate) => sql<boolean>`coalesce(
  booking.status = 'booked' and not booking.pinned and stay.check_in_date >= ${today}::date
    and ${isFirstOfLine} and ${isLastOfLine}, false)`

const hotelToFill = statement(
  (_db, { from, to, today }: Wanted) => sql<HotelToFill>`
    select
      coalesce((
        select json_agg(rooms order by rooms.room_number collate natural_order)
        from (select id, room_number, room_type_id, under_maintenance from room where retired_at is null) rooms
      ), '[]') as rooms,
      coalesce((
        select json_agg(types)
        from (select id, price_per_night, max_adults, max_children, max_infants from room_type) types
      ), '[]') as types,
      coalesce((
        select json_agg(stays order by stays.check_in_date, stays.stay) from (
          select stay.slug as stay, stay.room_id, stay.check_in_date, stay.check_out_date,
            coalesce(stay.number_of_adults, 0) as number_of_adults,
            coalesce(stay.number_of_children, 0) as number_of_children,
            coalesce(stay.number_of_infants, 0) as number_of_infants,
            booking.slug as booking, coalesce(${bookingNumber}, '') as booking_number,
            coalesce(booking.version, 0) as version, coalesce(guest.name, '') as guest_name,
            ${isMovable(today)} as is_movable
          from stay
            left join booking on booking.id = stay.booking_id
            left join guest on guest.id = booking.guest_id
          where ${hasNights(from, to)}
        ) stays
      ), '[]') as stays,
      array(select stay.room_id from stay where ${isOverdueDeparture(sql`${today}::date`)}) as overstayed`,
)

/** The rooms, and all that takes their nights between two days. */
export const readHotelToFill = async (db: Db, wanted: Wanted) => {
  const [found] = await hotelToFill(db, wanted)
  if (!found) throw new Error('a statement without a row')
  return found
}
