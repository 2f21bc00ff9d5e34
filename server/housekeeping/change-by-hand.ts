import type { Assignments, RoomChange } from '#contract/housekeeping/housekeeping-draft.ts'
import { housekeepingMessages as say } from '#contract/housekeeping/housekeeping-messages.ts'
import { stateOfCondition } from '#contract/housekeeping/next-step.ts'
import { Problem } from '#contract/kit/problem.ts'
import type { Db } from '#server/db/connect.ts'
import { listCleaners } from '#server/housekeeping/board-store.ts'
import { assignRooms, lockRoom, setCondition, setDetails, setState } from '#server/housekeeping/cleaning-store.ts'
import { housekeepingProblems as problems } from '#server/housekeeping/housekeeping-problems.ts'
import { type HousekeepingCaller, readRoom, readRooms } from '#server/housekeeping/read-board.ts'
import { hotelToday } from '#server/property/hotel-today.ts'

const refuseUnknown = async (db: Db, ids: (number | null | undefined)[]) => {
  const wanted = [...new Set(ids.filter((id) => typeof id === 'number'))]
  if (wanted.length === 0) return
  const known = await listCleaners(db, wanted)
  if (known.length < wanted.length) throw problems.assigneeMissing()
}

/** Sets the condition, the assignee or the remarks of a room as somebody at the desk wants it. */
export const changeRoomByHand = async (caller: HousekeepingCaller, slug: string, change: RoomChange) => {
  const { db, clock, user } = caller
  if (!(await lockRoom(db, slug))) throw problems.roomMissing()
  const { day, today, room } = await readRoom(caller, slug, change.date)
  if (day < today) throw problems.dayIsOver()
  if (room.version !== change.version) {
    const { state_changed_at, condition_changed_at, state_changed_by, condition_changed_by } = room
    const isState = (state_changed_at ?? '') > (condition_changed_at ?? '')
    const who = (isState ? state_changed_by : condition_changed_by) ?? 'Somebody'
    throw new Problem(409, 'changed_meanwhile', say.changedMeanwhile(who))
  }
  const { condition, assignee_id, remarks } = change
  await refuseUnknown(db, [assignee_id])
  if (condition && condition !== room.condition) {
    await setCondition(db, room.id, condition)
    const state = stateOfCondition[condition]
    await setState(db, { room_id: room.id, day: today, state, at: clock.now(), account_id: user.account_id })
  }
  if (assignee_id !== undefined || remarks !== undefined)
    await setDetails(db, { room_id: room.id, day }, { assignee_id, remarks })
  return (await readRoom(caller, slug, day)).room
}

/** All of them or none. */
export const assignSeveral = async (caller: HousekeepingCaller, { date, rooms }: Assignments) => {
  const { db, clock } = caller
  await refuseUnknown(
    db,
    rooms.map(({ assignee_id }) => assignee_id),
  )
  // A room that is named twice gets the last assignee.
  const wanted = [...new Map(rooms.map((assignment) => [assignment.room, assignment])).values()]
  const today = await hotelToday(db, clock)
  const day = date ?? today
  if (day < today) throw problems.dayIsOver()
  const found = await assignRooms(db, day, wanted)
  if (found.length < wanted.length) throw problems.roomMissing()
  const overtaken = found.filter(({ is_saved }) => !is_saved)
  if (overtaken.length > 0) throw problems.assignedMeanwhile(overtaken.map(({ room_number }) => room_number))
  return (await readRooms(caller, { date: day, slugs: found.map(({ slug }) => slug) })).rooms
}
