import type { MaintenanceDraft } from '#contract/rooms/maintenance.ts'
import { bookingProblems } from '#server/bookings/booking-problems.ts'
import { findConflict, holdRooms } from '#server/bookings/stay-store.ts'
import type { Db } from '#server/db/connect.ts'
import { recordNotice } from '#server/notices/notice-store.ts'
import { insertMaintenance } from '#server/rooms/maintenance-store.ts'

interface KeptRoom {
  id: number
  slug: string
  room_number: string
}

/** Keeps a room back for maintenance on nights that nobody has booked. */
export const keepBack = async (db: Db, { id, slug, room_number }: KeptRoom, nights: MaintenanceDraft) => {
  await holdRooms(db, [id])
  const taken = await findConflict(db, [{ room_id: id, ...nights }])
  if (taken) throw bookingProblems.roomTaken(taken.room_number, taken.check_in_date, taken.check_out_date)
  const kept = await insertMaintenance(db, id, nights)
  const { check_in_date, check_out_date } = kept
  const parts = { room_number, check_in_date, check_out_date }
  await recordNotice(db, { kind: 'maintenance', subject: 'room', slug, parts })
  return kept
}
