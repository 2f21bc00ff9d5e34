import { type BookingDraft, staysOf } from '#contract/bookings/booking-draft.ts'
import { excessPeople } from '#contract/bookings/occupancy.ts'
import { bookingProblems } from '#server/bookings/booking-problems.ts'
import { lockRooms } from '#server/bookings/stays/stay-store.ts'
import type { Db } from '#server/db/connect.ts'

/**
 * Locks the rooms of a booking and refuses it if one is taken, under maintenance or too small. The database would refuse
 * an overlap anyway; checking first lets the message name the room and the nights.
 */
export const refuseUnfitRooms = async (db: Db, draft: BookingDraft, bookingId?: number) => {
  const stays = staysOf(draft)
  const { rooms, taken } = await lockRooms(db, stays, bookingId)
  if (rooms.length < stays.length) throw bookingProblems.roomMissing()
  const broken = rooms.find((room) => room.under_maintenance)
  if (broken) throw bookingProblems.roomUnderMaintenance(broken.room_number)
  if (taken) throw bookingProblems.roomTaken(taken)
  const beyond = excessPeople(draft, rooms)
  if (beyond && !draft.confirm_occupancy) throw bookingProblems.overCapacity(beyond)
  return rooms
}
