import { type RawBuilder, sql } from 'kysely'
import type { CalendarDate } from '#contract/kit/calendar-date.ts'
import { bookingNumber } from '#server/bookings/booking-number.ts'
import type { Db } from '#server/db/connect.ts'
import { statement } from '#server/db/statement.ts'

/**
 * A stay whose guests are in the room: checked in, and its nights are not over. A guest who overstays the booking is in
 * the room until the check-out. A room that a group gives up before the others is free after its last night.
 */
export const isInUse = (today: CalendarDate | RawBuilder<unknown>) => sql<boolean>`(
  stay.booking_status = 'checked_in' and stay.check_in_date <= ${today}
  and (stay.check_out_date > ${today} or stay.check_out_date = booking.check_out_date)
)`

/** Whether a room is occupied: a stay's guests are in it. */
export const hasGuests = (today: CalendarDate | RawBuilder<unknown>) => sql<boolean>`exists (
  select from stay join booking on booking.id = stay.booking_id where stay.room_id = room.id and ${isInUse(today)}
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

export const occupyRooms = async (db: Db, roomIds: number[]) => {
  if (roomIds.length > 0) await roomsToOccupy(db, { room_ids: roomIds }).execute()
}

const roomsToOccupy = (db: Pick<Db, 'updateTable'>, { room_ids }: { room_ids: number[] }) =>
  db.updateTable('room').set({ status: 'occupied' }).where(sql<boolean>`room.id = any(${room_ids}::integer[])`)

const bookingAndRooms = statement((db, { id, room_ids }: { id: number; room_ids: number[] }) =>
  db
    .with('entered', (given) => roomsToOccupy(given, { room_ids }))
    .updateTable('booking')
    .set({ status: 'checked_in', version: sql`version + 1` })
    .where('id', '=', id),
)

/** Checks the booking in and sets its rooms to occupied, in one statement. */
export const enterRooms = (db: Db, bookingId: number, roomIds: number[]) =>
  bookingAndRooms(db, { id: bookingId, room_ids: roomIds })

/** Frees rooms, except those under maintenance and those that other guests have entered. */
const emptyRooms = (db: Db, today: CalendarDate) =>
  db
    .updateTable('room')
    .set({ status: 'available' })
    .where('status', '=', 'occupied')
    .where(({ not }) => not(hasGuests(today)))

const roomsToFree = statement((db, { room_ids, today }: { room_ids: number[]; today: CalendarDate }) =>
  emptyRooms(db, today).where(sql<boolean>`room.id = any(${room_ids}::integer[])`),
)

export const freeRooms = async (db: Db, roomIds: number[], today: CalendarDate) => {
  if (roomIds.length > 0) await roomsToFree(db, { room_ids: roomIds, today })
}

/**
 * For rooms of a group with their own dates: frees those whose last night has passed and occupies those that are due. On
 * the day of departure the desk frees the room by hand, because its guests may stay until noon.
 */
export const updateRoomOccupancy = async (db: Db, today: CalendarDate) => {
  await emptyRooms(db, today)
    .where(
      sql<boolean>`exists (
        select from stay
        where stay.room_id = room.id and stay.booking_status = 'checked_in' and stay.check_out_date < ${today}
      )`,
    )
    .execute()
  await db
    .updateTable('room')
    .from('stay')
    .set({ status: 'occupied' })
    .whereRef('stay.room_id', '=', 'room.id')
    .where('stay.booking_status', '=', 'checked_in')
    .where('room.status', '=', 'available')
    .where('stay.check_in_date', '<=', today)
    .where('stay.check_out_date', '>', today)
    .execute()
}
