import { jsonArrayFrom, jsonBuildObject } from 'kysely/helpers/postgres'
import type { CalendarDate } from '#contract/kit/time/calendar-date.ts'
import { bookingNumber } from '#server/bookings/booking-number.ts'
import { isOverdueDeparture } from '#server/bookings/stays/overdue.ts'
import { hasGuests, isInUse } from '#server/bookings/stays/room-occupancy-store.ts'
import { departureOfLine } from '#server/bookings/stays/stay-conditions.ts'
import type { Db } from '#server/db/connect.ts'
import { currentRooms, withRoomColumns } from '#server/rooms/room-store.ts'

/** Rooms with guests, also if under maintenance, each with its bookings; and empty rooms under maintenance. */
export const listOccupiedRooms = (db: Db, today: CalendarDate) =>
  withRoomColumns(currentRooms(db), today)
    .select(({ selectFrom }) =>
      jsonArrayFrom(
        selectFrom('stay')
          .innerJoin('booking', 'booking.id', 'stay.booking_id')
          .innerJoin('guest', 'guest.id', 'booking.guest_id')
          .select(['booking.id', 'booking.slug', 'booking.status'])
          .select(({ ref }) => [
            bookingNumber.as('booking_number'),
            departureOfLine.as('check_out_date'),
            isOverdueDeparture(today).as('is_overdue'),
            jsonBuildObject({ name: ref('guest.name') }).as('guest'),
          ])
          .whereRef('stay.room_id', '=', 'room.id')
          .where(isInUse(today))
          .orderBy('stay.check_in_date'),
      ).as('bookings'),
    )
    .where((is) => is.or([is('room.under_maintenance', '=', true), hasGuests(today)]))
    .orderBy('room.room_number')
    .execute()
