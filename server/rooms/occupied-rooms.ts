import { jsonArrayFrom, jsonBuildObject } from 'kysely/helpers/postgres'
import { bookingNumber } from '#server/bookings/booking-number.ts'
import type { Db } from '#server/db/connect.ts'
import { currentRooms, withRoomColumns } from '#server/rooms/room-store.ts'

/** Rooms with guests in them, each with the booking; and those under maintenance, where nobody is served. */
export const listOccupiedRooms = (db: Db) =>
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
          .orderBy('stay.check_in_date'),
      ).as('bookings'),
    )
    .where('room.status', 'in', ['occupied', 'maintenance'])
    .orderBy('room.room_number')
    .execute()
