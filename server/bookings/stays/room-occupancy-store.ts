import { type RawBuilder, sql } from 'kysely'
import type { CalendarDate } from '#contract/kit/calendar-date.ts'
import type { RoomStatus } from '#contract/rooms/room.ts'
import { bookingNumber } from '#server/bookings/booking-number.ts'
import type { Db } from '#server/db/connect.ts'
import { statement } from '#server/db/statement.ts'

type Day = CalendarDate | RawBuilder<unknown>

/**
 * A stay whose guests are in the room: checked in, and its nights are not over. A guest who overstays the booking is in
 * the room until the check-out. A room that a group gives up before the others is free after its last night.
 */
export const isInUse = (today: Day) => sql<boolean>`(
  stay.booking_status = 'checked_in' and stay.check_in_date <= ${today}
  and (stay.check_out_date > ${today} or stay.check_out_date = booking.check_out_date)
)`

/** Whether a room is occupied: a stay's guests are in it. */
export const hasGuests = (today: Day) => sql<boolean>`exists (
  select from stay join booking on booking.id = stay.booking_id where stay.room_id = room.id and ${isInUse(today)}
)`

/** The status of a room. It is never stored: the room stores only whether it is under maintenance. */
export const roomStatus = (today: Day) => sql<RoomStatus>`(case
  when room.under_maintenance then 'maintenance' when ${hasGuests(today)} then 'occupied' else 'available'
end)`

/** The order of the statuses in a sorted list: available, occupied, maintenance. */
export const roomStatusOrder = (today: Day) => sql<number>`(case
  when room.under_maintenance then 3 when ${hasGuests(today)} then 2 else 1
end)`

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
  booking_id: number
  room_ids: number[]
  today: CalendarDate
}

/** One of these rooms in which the guests of another booking are. */
const otherGuests = (db: Pick<Db, 'selectFrom'>, { booking_id, room_ids, today }: Arrival) =>
  db
    .selectFrom('room')
    .innerJoin('stay', 'stay.room_id', 'room.id')
    .innerJoin('booking', 'booking.id', 'stay.booking_id')
    .select('room.room_number')
    .where(sql<boolean>`room.id = any(${room_ids}::integer[])`)
    .where('stay.booking_id', '!=', booking_id)
    .where(isInUse(today))
    .limit(1)

/** The number of a room in which other guests are. The rooms must be locked: nobody is checked in to them meanwhile. */
export const findOccupiedRoom = async (db: Db, arrival: Arrival) =>
  (await otherGuests(db, arrival).executeTakeFirst())?.room_number

const checkedInUnlessOccupied = statement((db, arrival: Arrival) =>
  db
    .with('occupied', (given) => otherGuests(given, arrival))
    .with('arrived', (given) =>
      given
        .updateTable('booking')
        .set({ status: 'checked_in', version: sql`version + 1` })
        .where('id', '=', arrival.booking_id)
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

/** The rooms that the guests of a booking are in on that day. */
export const listRoomsInUse = async (db: Db, bookingId: number, today: CalendarDate) => {
  const stays = await db
    .selectFrom('stay')
    .innerJoin('booking', 'booking.id', 'stay.booking_id')
    .select('stay.room_id')
    .where('booking.id', '=', bookingId)
    .where(isInUse(today))
    .execute()
  return stays.map((stay) => stay.room_id)
}
