import { jsonArrayFrom, jsonBuildObject } from 'kysely/helpers/postgres'
import type { CalendarDate } from '#contract/kit/calendar-date.ts'
import { bookingNumber } from '#server/bookings/booking-number.ts'
import type { Db } from '#server/db/connect.ts'
import { currentRooms, withRoomColumns } from '#server/rooms/room-store.ts'

/**
 * Rooms with guests in them, each with the booking; and those under maintenance, where nobody is served. A room that a
 * group leaves before the others is the group's until that day is over: its guests may have breakfast there.
 */
export const listOccupiedRooms = (db: Db, today: CalendarDate) =>
  withRoomColumns(currentRooms(db))
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
          .where('stay.booking_status', '=', 'checked_in')
          .where('stay.check_in_date', '<=', today)
          .where((is) =>
            is.or([
              is('stay.check_out_date', '>=', today),
              is('stay.check_out_date', '=', is.ref('booking.check_out_date')),
            ]),
          )
          .orderBy('stay.check_in_date'),
      ).as('bookings'),
    )
    .where('room.status', 'in', ['occupied', 'maintenance'])
    .orderBy('room.room_number')
    .execute()
