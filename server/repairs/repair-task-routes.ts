import { repairTaskEndpoints } from '#contract/repairs/repair-task.ts'
import { repairTaskMessages as say } from '#contract/repairs/repair-task-messages.ts'
import type { Db } from '#server/db/connect.ts'
import type { Api } from '#server/kit/http/http.ts'
import { addTask, changeTask, taskMissing } from '#server/repairs/change-repair-task.ts'
import { deleteTask, getTask, listTasks } from '#server/repairs/repair-task-store.ts'

const mustGet = async (db: Db, slug: string) => {
  const task = await getTask(db, slug)
  if (!task) throw taskMissing()
  return task
}

export const repairTaskRoutes = (api: Api) => {
  api.on(repairTaskEndpoints.list, async ({ db }) => ({ data: await listTasks(db) }))
  api.on(repairTaskEndpoints.save, async ({ db, body }) => ({
    message: say.saved,
    data: await mustGet(db, await addTask(db, body)),
  }))
  api.on(repairTaskEndpoints.update, async ({ db, params, body }) => {
    await changeTask(db, params.slug, body)
    return { message: say.updated, data: await mustGet(db, params.slug) }
  })
  api.on(repairTaskEndpoints.remove, async ({ db, params }) => {
    if (!(await deleteTask(db, params.slug))) throw taskMissing()
    return { message: say.removed }
  })
}
