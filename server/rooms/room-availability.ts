import { sql } from 'kysely'
import type { AvailabilityQuery } from '#contract/rooms/availability.ts'
import { hasNights } from '#server/bookings/stay-store.ts'
import type { Db } from '#server/db/connect.ts'
import { currentRooms, withRoomColumns } from '#server/rooms/room-store.ts'

// Maintenance has no booking, and so is never the one being edited.
const isOfAnother = (bookingSlug = '') =>
  sql<boolean>`stay.booking_id is distinct from coalesce((select id from booking where slug = ${bookingSlug}), 0)`

/** Rooms that no live stay has on any of the nights, leaving out those under maintenance. */
export const listAvailableRooms = (db: Db, { check_in_date, check_out_date, except_booking }: AvailabilityQuery) =>
  withRoomColumns(currentRooms(db))
    .where('room.status', '!=', 'maintenance')
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('stay')
            .select('stay.id')
            .whereRef('stay.room_id', '=', 'room.id')
            .where(hasNights(check_in_date, check_out_date))
            .where(isOfAnother(except_booking)),
        ),
      ),
    )
    .orderBy('room.room_number')
    .execute()
