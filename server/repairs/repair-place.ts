import { placeText } from '#contract/repairs/repair-names.ts'
import type { Db } from '#server/db/connect.ts'
import { findRoom, isAssignable } from '#server/repairs/repair-options-store.ts'
import { repairProblems } from '#server/repairs/repair-problems.ts'

interface Chosen {
  room_id: number | null
  assignee_id: number | null
}

/** The room that was chosen. Refuses a room or a person that is no longer there, unless the repair had it before. */
export const checkChoices = async (db: Db, chosen: Chosen, before?: Chosen) => {
  const room = chosen.room_id === null ? undefined : await findRoom(db, chosen.room_id)
  if (chosen.room_id !== null && !room && chosen.room_id !== before?.room_id) throw repairProblems.roomMissing()
  const isNewAssignee = chosen.assignee_id !== null && chosen.assignee_id !== before?.assignee_id
  if (isNewAssignee && !(await isAssignable(db, chosen.assignee_id ?? 0))) throw repairProblems.assigneeMissing()
  return room
}

/** `Room 204`, or the area. */
export const placeOf = (room: { room_number: string } | undefined, area: string) =>
  placeText({ room: room ?? null, area })
