import type { RoomDraft } from '#contract/rooms/room.ts'
import type { Db } from '#server/db/connect.ts'
import { recordNotice } from '#server/notices/notice-store.ts'
import { roomStore } from '#server/rooms/room-store.ts'

export const addRoom = async (db: Db, draft: RoomDraft) => {
  const slug = await roomStore.save(db, draft)
  if (draft.status === 'maintenance') await tellOfMaintenance(db, slug, draft)
  return slug
}

export const changeRoom = async (db: Db, slug: string, draft: RoomDraft) => {
  const before = await roomStore.get(db, slug)
  const isFound = await roomStore.update(db, slug, draft)
  if (isFound && draft.status === 'maintenance' && before?.status !== 'maintenance') {
    await tellOfMaintenance(db, slug, draft)
  }
  return isFound
}

const tellOfMaintenance = (db: Db, slug: string, { room_number }: RoomDraft) =>
  recordNotice(db, { kind: 'maintenance', subject: 'room', slug, parts: { room_number } })
