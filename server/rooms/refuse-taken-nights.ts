import type { CalendarDate } from '#contract/kit/time/calendar-date.ts'
import { lockRooms } from '#server/bookings/stays/stay-store.ts'
import type { Db } from '#server/db/connect.ts'
import { findBookingOfNights } from '#server/rooms/maintenance-store.ts'
import { roomProblems } from '#server/rooms/room-problems.ts'

interface Nights {
  check_in_date: CalendarDate
  check_out_date: CalendarDate
}

/**
 * Locks a room and refuses to block nights that are booked or blocked already; the message names the booking to move.
 * `added` are the nights that are not blocked yet, in order. Returns false if the room no longer exists.
 */
export const refuseTakenNights = async (db: Db, roomId: number, added: Nights[], path = '') => {
  const { rooms, taken } = await lockRooms(
    db,
    added.map((nights) => ({ room_id: roomId, ...nights })),
  )
  if (taken) {
    const booking = taken.for_maintenance ? undefined : await findBookingOfNights(db, roomId, taken)
    const first = added[0]?.check_in_date ?? taken.check_in_date
    // At the date to change: the day on which the room is free again, unless its first night is taken already.
    const field = taken.check_in_date > first ? 'check_out_date' : 'check_in_date'
    throw roomProblems.nightsTaken({ ...taken, booking }, `${path}${field}`)
  }
  return rooms.length > 0
}
