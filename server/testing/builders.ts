import { rupees } from '#contract/kit/money.ts'
import { RoomTypeDraft } from '#contract/room-types/room-type.ts'
import type { RoomDraft } from '#contract/rooms/room.ts'
import type { Db } from '#server/db/connect.ts'
import { roomTypeStore } from '#server/room-types/room-type-store.ts'
import { roomStore } from '#server/rooms/room-store.ts'

const mustBeThere = <Row>(row: Row | undefined): Row => {
  if (row === undefined) throw new Error('a builder could not find what it made')
  return row
}

/** Makes records through the real stores; say only what the test is about. */
export const builders = (db: Db) => {
  let made = 0
  const roomType = async (wanted: Partial<RoomTypeDraft> = {}) => {
    made++
    const draft = {
      ...RoomTypeDraft.parse({ name: `Type ${made}`, description: 'A quiet room' }),
      price_per_night: rupees(2500),
      ...wanted,
    }
    return mustBeThere(await roomTypeStore.get(db, await roomTypeStore.save(db, draft)))
  }
  const room = async (wanted: Partial<RoomDraft> = {}) => {
    made++
    const room_type_id = wanted.room_type_id ?? (await roomType()).id
    const draft: RoomDraft = {
      room_number: `${1000 + made}`,
      status: 'available',
      description: 'First floor',
      ...wanted,
      room_type_id,
    }
    return mustBeThere(await roomStore.get(db, await roomStore.save(db, draft)))
  }
  return { roomType, room }
}
