import { type MaintenanceDraft, wrongFirstNight } from '#contract/rooms/maintenance.ts'
import type { Services } from '#server/kit/services.ts'
import { recordNotice } from '#server/notices/notice-store.ts'
import { hotelToday } from '#server/property/hotel-today.ts'
import { insertMaintenance } from '#server/rooms/maintenance-store.ts'
import { refuseTakenNights } from '#server/rooms/refuse-taken-nights.ts'
import { roomProblems } from '#server/rooms/room-problems.ts'

interface RoomToBlock {
  id: number
  slug: string
  room_number: string
}

/** Blocks a room for maintenance on nights without a booking. */
export const blockRoom = async (
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  { id, slug, room_number }: RoomToBlock,
  nights: MaintenanceDraft,
  path = '',
) => {
  const wrong = wrongFirstNight(nights.check_in_date, await hotelToday(db, clock))
  if (wrong) throw roomProblems.wrongFirstNight(wrong, path)
  await refuseTakenNights(db, id, [nights], path)
  const blocked = await insertMaintenance(db, id, nights)
  const { check_in_date, check_out_date } = blocked
  const parts = { room_number, check_in_date, check_out_date }
  await recordNotice(db, { kind: 'maintenance', subject: 'room', slug, parts })
  return blocked
}
