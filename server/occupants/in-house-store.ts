import { sql } from 'kysely'
import type { CalendarDate } from '#contract/kit/time/calendar-date.ts'
import { bookingNumber } from '#server/bookings/booking-number.ts'
import type { Db } from '#server/db/connect.ts'
import { statement } from '#server/db/statement.ts'

/**
 * The ids of bookings whose people were in the house on one of these days, and of some more around them: by the nights
 * of their rooms, because they are checked in, or by the times of arrival and departure. Each part has its own index.
 */
export const bookingsInHouse = (from: CalendarDate, to: CalendarDate) => sql`
  select stay.booking_id as id from stay
  where stay.nights && daterange(${from}::date - 1, ${to}::date + 2)
    and stay.booking_status in ('checked_in', 'checked_out')
  union
  select booking.id from booking where booking.status = 'checked_in'
  union
  select occupant.booking_id from occupant
  where occupant.left_at is not null
    and tstzrange(coalesce(occupant.arrived_at, occupant.left_at), occupant.left_at, '[]')
      && tstzrange(${from}::date - 1, ${to}::date + 2)`

interface InOtherBooking {
  name: string
  room: string
  booking_number: string
}

const inOtherBookings = statement(
  (_db, { booking_id, today }: { booking_id: number; today: CalendarDate }) => sql<InOtherBooking>`
    select guest.name, entered.room, ${bookingNumber} as booking_number
    from occupant arriving
    join occupant on occupant.guest_id = arriving.guest_id and occupant.booking_id <> arriving.booking_id
      and occupant.left_at is null
    join booking on booking.id = occupant.booking_id and booking.status = 'checked_in'
    join guest on guest.id = occupant.guest_id
    cross join lateral (
      select room.room_number as room from stay join room on room.id = stay.room_id
      where stay.booking_id = booking.id and stay.line = occupant.line and stay.departed_on is null
        and stay.check_in_date <= ${today}
      order by stay.check_in_date desc limit 1
    ) entered
    where arriving.booking_id = ${booking_id}
    order by arriving.id, booking.number`,
)

/** People of a booking who are in the house with another booking, and in which room. */
export const listInOtherBookings = (db: Db, booking_id: number, today: CalendarDate) =>
  inOtherBookings(db, { booking_id, today })
