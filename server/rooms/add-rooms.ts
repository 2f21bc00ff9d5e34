import { expandRoomNumbers, type RoomRangeDraft } from '#contract/rooms/room-range.ts'
import type { Db } from '#server/db/connect.ts'
import { roomProblems } from '#server/rooms/room-problems.ts'
import { insertRooms, listExistingNumbers } from '#server/rooms/room-store.ts'

/** The rooms that a range would add, and which of its numbers exist already. */
export const previewRooms = async (db: Db, typed: string) => {
  const { numbers } = expandRoomNumbers(typed)
  return { numbers, existing: await listExistingNumbers(db, numbers) }
}

/** Adds all rooms of a range or none, also when a colleague adds some of them at the same moment. */
export const addRooms = async (db: Db, { room_numbers, ...draft }: RoomRangeDraft) => {
  const { numbers, existing } = await previewRooms(db, room_numbers)
  if (existing.length > 0) throw roomProblems.numbersTaken(existing)
  const added = await insertRooms(db, numbers, draft)
  if (added.length < numbers.length) {
    const now = await listExistingNumbers(db, numbers)
    throw roomProblems.numbersTaken(now.filter((number) => !added.includes(number)))
  }
  return numbers.length
}
