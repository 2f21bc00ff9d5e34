import { housekeepingMessages as say } from '#contract/housekeeping/housekeeping-messages.ts'
import { lockRoom } from '#server/housekeeping/cleaning-store.ts'
import { housekeepingProblems as problems } from '#server/housekeeping/housekeeping-problems.ts'
import { type HousekeepingCaller, readRoom } from '#server/housekeeping/read-board.ts'
import { findOwnStep, isSame, noteUndone, readMarks, restoreMarks } from '#server/housekeeping/undo-store.ts'
import { hotelToday } from '#server/property/hotel-today.ts'

/**
 * Sets a room back to how it was before an own step of today. If anybody has changed it since, nothing is done: their
 * change counts. An undo that is sent again answers the same.
 */
export const undoStep = async (caller: HousekeepingCaller, id: string) => {
  const { db, clock, user } = caller
  const known = await findOwnStep(db, id, user.account_id)
  if (!known || !(await lockRoom(db, known.room))) throw problems.stepMissing()
  // Read again under the lock: the same undo may have arrived twice.
  const step = (await findOwnStep(db, id, user.account_id)) ?? known
  const { room_id, day, room_number, before, after } = step
  const message = say.undone(room_number)
  if (step.undone_at !== null) return { message, room: step.room }
  if (day !== (await hotelToday(db, clock))) throw problems.tooLate(room_number, day)
  if (!before || !after) throw problems.undoNotPossible()
  if (!isSame(await readMarks(db, { room_id, day }), after)) {
    const { room } = await readRoom(caller, step.room)
    const isState = (room.state_changed_at ?? '') > (room.condition_changed_at ?? '')
    const who = isState ? room.state_changed_by : room.condition_changed_by
    throw problems.changedSince(room_number, who ?? 'Somebody')
  }
  await restoreMarks(db, { room_id, day }, before)
  await noteUndone(db, id, clock.now())
  return { message, room: step.room }
}
