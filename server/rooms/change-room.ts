import type { MaintenanceDraft } from '#contract/rooms/maintenance.ts'
import type { RoomDraft, RoomEdit } from '#contract/rooms/room.ts'
import { roomMessages } from '#contract/rooms/room-messages.ts'
import { bookingInRoom } from '#server/bookings/stays/room-occupancy-store.ts'
import type { Db } from '#server/db/connect.ts'
import { changedMeanwhile } from '#server/kit/records/version-store.ts'
import type { Services } from '#server/kit/services.ts'
import { recordNotice } from '#server/notices/notice-store.ts'
import { hotelToday } from '#server/property/hotel-today.ts'
import { blockRoom } from '#server/rooms/block-room.ts'
import { roomProblems } from '#server/rooms/room-problems.ts'
import { lockRoom, roomStore } from '#server/rooms/room-store.ts'

export const addRoom = async (given: Pick<Services, 'db' | 'clock'>, draft: RoomDraft) => {
  const { db } = given
  if (draft.status === 'occupied') throw roomProblems.notOccupied()
  const slug = await roomStore.save(db, draft)
  if (draft.status === 'maintenance') await notifyMaintenance(db, slug, draft)
  if (draft.maintenance) await blockNights(given, slug, draft.maintenance)
  return slug
}

export const changeRoom = async (given: Pick<Services, 'db' | 'clock'>, slug: string, draft: RoomEdit) => {
  const { db, clock } = given
  const room = await lockRoom(db, slug)
  if (!room) throw roomProblems.missing()
  if (room.version !== draft.version)
    throw await changedMeanwhile(db, { entity: roomStore.entity, slug }, roomMessages.changedMeanwhile)
  // The room is locked: a check-in at the same moment either has finished, or waits and sees the new status.
  const isClosed = draft.status === 'maintenance' && !room.under_maintenance
  if (isClosed || draft.status === 'available' || draft.status === 'occupied') {
    refuseStatus(draft.status, await bookingInRoom(db, room.id, await hotelToday(db, clock)))
  }
  await roomStore.update(db, slug, draft)
  if (isClosed) await notifyMaintenance(db, slug, draft)
  if (draft.maintenance) await blockNights(given, slug, draft.maintenance)
}

const refuseStatus = (status: RoomDraft['status'], guests: { booking_number: string } | undefined) => {
  if (status === 'occupied' && !guests) throw roomProblems.notOccupied()
  if (status === 'maintenance' && guests) throw roomProblems.hasGuestsForMaintenance(guests.booking_number)
  if (status === 'available' && guests) throw roomProblems.hasGuests(guests.booking_number)
}

const blockNights = async (given: Pick<Services, 'db' | 'clock'>, slug: string, nights: MaintenanceDraft) => {
  const room = await lockRoom(given.db, slug)
  if (room) await blockRoom(given, { ...room, slug }, nights, 'maintenance.')
}

const notifyMaintenance = (db: Db, slug: string, { room_number }: RoomDraft) =>
  recordNotice(db, { kind: 'maintenance', subject: 'room', slug, parts: { room_number } })
