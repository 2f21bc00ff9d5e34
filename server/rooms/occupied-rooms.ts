import { jsonArrayFrom, jsonBuildObject } from 'kysely/helpers/postgres'
import type { CalendarDate } from '#contract/kit/calendar-date.ts'
import { bookingNumber } from '#server/bookings/booking-number.ts'
import { hasGuests, isInUse } from '#server/bookings/stays/room-occupancy-store.ts'
import type { Db } from '#server/db/connect.ts'
import { currentRooms, withRoomColumns } from '#server/rooms/room-store.ts'

/**
 * Rooms with guests, each with its booking, whatever their status; and empty rooms under maintenance. A room that a
 * group leaves before the others belongs to the group until the end of that day, because its guests may still order
 * breakfast, unless the desk has closed the room since.
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
              isInUse(today),
              is.and([is('stay.check_out_date', '=', today), is('room.status', '!=', 'maintenance')]),
            ]),
          )
          .orderBy('stay.check_in_date'),
      ).as('bookings'),
    )
    .where((is) => is.or([is('room.status', 'in', ['occupied', 'maintenance']), hasGuests(today)]))
    .orderBy('room.room_number')
    .execute()
