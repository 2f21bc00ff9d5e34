import { sql } from 'kysely'
import type { CalendarDate } from '#contract/kit/time/calendar-date.ts'

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
