import { sql } from 'kysely'
import { jsonArrayFrom, jsonBuildObject } from 'kysely/helpers/postgres'
import type { CalendarDate } from '#contract/kit/calendar-date.ts'
import { bookingNumber } from '#server/bookings/booking-number.ts'
import { hasGuests, isInUse } from '#server/bookings/stays/room-occupancy-store.ts'
import type { Db } from '#server/db/connect.ts'
import { currentRooms, withRoomColumns } from '#server/rooms/room-store.ts'

/** A room that a group leaves today, before the others. Its guests may still order breakfast, unless it is closed. */
const isLeftToday = (today: CalendarDate) => sql<boolean>`(
  stay.booking_status = 'checked_in' and stay.check_in_date <= ${today} and stay.check_out_date = ${today}
  and not room.under_maintenance
)`

/** Rooms with guests, also if under maintenance, each with its bookings; and empty rooms under maintenance. */
export const listOccupiedRooms = (db: Db, today: CalendarDate) =>
  withRoomColumns(currentRooms(db), today)
    .select(({ selectFrom }) =>
      jsonArrayFrom(
        selectFrom('stay')
          .innerJoin('booking', 'booking.id', 'stay.booking_id')
          .innerJoin('guest', 'guest.id', 'booking.guest_id')
          .select(['booking.id', 'booking.slug', 'booking.status', 'stay.check_out_date'])
          .select(({ ref }) => [
            bookingNumber.as('booking_number'),
            jsonBuildObject({ name: ref('guest.name') }).as('guest'),
          ])
          .whereRef('stay.room_id', '=', 'room.id')
          .where(({ or }) => or([isInUse(today), isLeftToday(today)]))
          .orderBy('stay.check_in_date'),
      ).as('bookings'),
    )
    .where((is) =>
      is.or([
        is('room.under_maintenance', '=', true),
        hasGuests(today),
        sql<boolean>`exists (select from stay where stay.room_id = room.id and ${isLeftToday(today)})`,
      ]),
    )
    .orderBy('room.room_number')
    .execute()
