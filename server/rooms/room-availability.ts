import { sql } from 'kysely'
import type { CalendarDate } from '#contract/kit/time/calendar-date.ts'
import type { AvailabilityQuery } from '#contract/rooms/availability.ts'
import { overstay } from '#server/bookings/stays/overdue.ts'
import { roomStatus } from '#server/bookings/stays/room-occupancy-store.ts'
import { hasNights } from '#server/bookings/stays/stay-conditions.ts'
import type { Db } from '#server/db/connect.ts'
import { statement } from '#server/db/statement.ts'
import { currentRooms, withRoomColumns } from '#server/rooms/room-store.ts'

// A stay for maintenance has no booking, so it is never the booking being edited.
const isOfAnother = (bookingSlug: string) =>
  sql<boolean>`stay.booking_id is distinct from coalesce((select id from booking where slug = ${bookingSlug}), 0)`

type WantedNights = Required<AvailabilityQuery> & { today: CalendarDate }

// The days are in subselects, whose values the planner doesn't know: one plan serves all days.
const availableRooms = statement((db, { check_in_date, check_out_date, except_booking, today }: WantedNights) => {
  const day = sql`(select ${today}::date)`
  const isTonight = sql`(select ${check_in_date}::date <= ${today}::date and ${today}::date < ${check_out_date}::date)`
  return withRoomColumns(currentRooms(db), day, {
    overstayShown: overstay(day, sql`${isTonight} and ${isOfAnother(except_booking)}`),
    // The guests of the booking itself don't have to leave the room first.
    status: roomStatus(day, isOfAnother(except_booking)),
  })
    .where('room.under_maintenance', '=', false)
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
})

/**
 * Rooms without a live stay on any of the nights, except those under maintenance. A room whose guests should have left is
 * among them, with a warning if one of the nights is tonight.
 */
export const listAvailableRooms = (
  db: Db,
  { except_booking = '', ...nights }: AvailabilityQuery,
  today: CalendarDate,
) => availableRooms(db, { ...nights, except_booking, today })
