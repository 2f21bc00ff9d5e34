import { Problem } from '#contract/kit/problem.ts'
import type { RepairTaskDraft, RepairTaskEdit } from '#contract/repairs/repair-task.ts'
import { repairTaskMessages as say } from '#contract/repairs/repair-task-messages.ts'
import type { Db } from '#server/db/connect.ts'
import { changedMeanwhile } from '#server/kit/records/version-store.ts'
import { checkChoices } from '#server/repairs/repair-place.ts'
import { countRooms, insertTask, lockTask, setPlaces, updateTask } from '#server/repairs/repair-task-store.ts'

export const taskMissing = () => new Problem(404, 'not_found', say.missing)

const refuseMissingRooms = async (db: Db, ids: number[]) => {
  if ((await countRooms(db, ids)) < ids.length)
    throw new Problem(422, 'room_missing', say.roomMissing, { room_ids: [say.roomMissing] })
}

export const addTask = async (db: Db, { room_ids, areas, ...fields }: RepairTaskDraft) => {
  const rooms = [...new Set(room_ids)]
  await refuseMissingRooms(db, rooms)
  await checkChoices(db, { room_id: null, assignee_id: fields.assignee_id })
  const { id, slug } = await insertTask(db, fields)
  await setPlaces(db, id, rooms, areas)
  return slug
}

export const changeTask = async (db: Db, slug: string, { room_ids, areas, version, ...fields }: RepairTaskEdit) => {
  const task = await lockTask(db, slug)
  if (!task) throw taskMissing()
  if (task.version !== version) throw await changedMeanwhile(db, { entity: 'repair_task', slug }, say.changedMeanwhile)
  const rooms = [...new Set(room_ids)]
  await refuseMissingRooms(db, rooms)
  await checkChoices(
    db,
    { room_id: null, assignee_id: fields.assignee_id },
    { room_id: null, assignee_id: task.assignee_id },
  )
  await updateTask(db, task.id, fields)
  await setPlaces(db, task.id, rooms, areas)
}
