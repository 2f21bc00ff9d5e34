import { type RawBuilder, sql } from 'kysely'
import type { CalendarDate } from '#contract/kit/time/calendar-date.ts'
import type { RoomStatus } from '#contract/rooms/room.ts'
import { bookingNumber } from '#server/bookings/booking-number.ts'
import { isLastOfLine, isLiveStay } from '#server/bookings/stays/stay-conditions.ts'
import type { Db } from '#server/db/connect.ts'
import { statement } from '#server/db/statement.ts'

export type Day = CalendarDate | RawBuilder<unknown>

/**
 * A stay whose guests are in the room: checked in, and its nights are not over. Guests who overstay are in the room
 * until they are checked out, also if it is one room of a group. A guest who moved is in the next room of the line.
 */
export const isInUse = (today: Day) => sql<boolean>`(
  stay.booking_status = 'checked_in' and stay.departed_on is null and stay.check_in_date <= ${today}
  and (stay.check_out_date > ${today} or ${isLastOfLine})
)`

/** Whether a room is occupied: a stay's guests are in it. `isCounted` leaves out those of a booking. */
export const hasGuests = (today: Day, isCounted = sql<boolean>`true`) => sql<boolean>`exists (
  select from stay where stay.room_id = room.id and ${isInUse(today)} and ${isCounted}
)`

/** Out of order tonight: a repair or maintenance blocks the night. */
const isBlocked = (today: Day) => sql<boolean>`exists (
  select from stay where stay.room_id = room.id and stay.booking_id is null and stay.nights @> ${today}::date
)`

/**
 * The status of a room as its form edits it. It is never stored: the room stores only whether it is under maintenance.
 */
export const roomStatus = (today: Day, isCounted?: RawBuilder<boolean>) => sql<RoomStatus>`(case
  when room.under_maintenance then 'maintenance' when ${hasGuests(today, isCounted)} then 'occupied' else 'available'
end)`

/** The status as lists show it: an empty room whose night is blocked is not available. */
export const roomStatusTonight = (today: Day) => sql<RoomStatus>`(case
  when room.under_maintenance then 'maintenance' when ${hasGuests(today)} then 'occupied'
  when ${isBlocked(today)} then 'maintenance' else 'available'
end)`

/** The order of the statuses in a sorted list: available, occupied, maintenance. */
export const roomStatusOrder = (today: Day) =>
  sql<number>`array_position(array['available', 'occupied', 'maintenance'], ${roomStatusTonight(today)})`

/**
 * A room that a walk-in can have on that day: not under maintenance and without a live stay. Today it must also be empty:
 * the guest who leaves today may still be in it.
 */
export const isFreeOn = (day: CalendarDate, today: CalendarDate) => sql<boolean>`(
  not room.under_maintenance and not (${day}::date = ${today}::date and ${hasGuests(today)}) and not exists (
    select from stay where stay.room_id = room.id and stay.nights @> ${day}::date and ${isLiveStay}
  )
)`

/** The booking whose guests are in a room, if there are any. */
export const bookingInRoom = (db: Db, roomId: number, today: CalendarDate) =>
  db
    .selectFrom('stay')
    .innerJoin('booking', 'booking.id', 'stay.booking_id')
    .select(bookingNumber.as('booking_number'))
    .where('stay.room_id', '=', roomId)
    .where(isInUse(today))
    .limit(1)
    .executeTakeFirst()

interface Arrival {
  booking_ids: number[]
  room_ids: number[]
  today: CalendarDate
}

/** One of these rooms in which the guests of other bookings are. */
const otherGuests = (db: Pick<Db, 'selectFrom'>, { booking_ids, room_ids, today }: Arrival) =>
  db
    .selectFrom('room')
    .innerJoin('stay', 'stay.room_id', 'room.id')
    .select('room.room_number')
    .where(sql<boolean>`room.id = any(${room_ids}::integer[])`)
    .where(sql<boolean>`stay.booking_id <> all(${booking_ids}::integer[])`)
    .where(isInUse(today))
    .limit(1)

/** The number of a room in which other guests are. The rooms must be locked: nobody is checked in to them meanwhile. */
export const findOccupiedRoom = async (db: Db, arrival: Arrival) =>
  (await otherGuests(db, arrival).executeTakeFirst())?.room_number

/** The number of a room in which the guests of two stays are. */
export const findSharedRoom = async (db: Db, roomIds: number[], today: CalendarDate) => {
  const shared = await db
    .selectFrom('room')
    .innerJoin('stay', 'stay.room_id', 'room.id')
    .select('room.room_number')
    .where(sql<boolean>`room.id = any(${roomIds}::integer[])`)
    .where(isInUse(today))
    .groupBy('room.room_number')
    .having(sql<boolean>`count(*) > 1`)
    .limit(1)
    .executeTakeFirst()
  return shared?.room_number
}

const checkedInUnlessOccupied = statement((db, arrival: Arrival) =>
  db
    .with('occupied', (given) => otherGuests(given, arrival))
    .with('arrived', (given) =>
      given
        .updateTable('booking')
        .set({ status: 'checked_in', version: sql`version + 1` })
        .where(sql<boolean>`id = any(${arrival.booking_ids}::integer[])`)
        .where(({ not, exists, selectFrom }) => not(exists(selectFrom('occupied').select('room_number')))),
    )
    .selectFrom('occupied')
    .select('room_number'),
)

/**
 * Checks the booking in, unless other guests are in one of its rooms: then it returns the number of that room. One
 * statement does both. The rooms must be locked before, so that two check-ins to one room see each other.
 */
export const enterRooms = async (db: Db, arrival: Arrival) =>
  (await checkedInUnlessOccupied(db, arrival))[0]?.room_number
