import { roleEndpoints } from '#contract/roles/role-endpoints.ts'
import { roleMessages as say } from '#contract/roles/role-messages.ts'
import type { Db } from '#server/db/connect.ts'
import type { Api } from '#server/kit/http/http.ts'
import { addRole, changeRole, removeRole } from '#server/roles/change-roles.ts'
import { roleProblems } from '#server/roles/role-problems.ts'
import { getRole, listRoles } from '#server/roles/role-store.ts'

const mustGet = async (db: Db, slug: string) => {
  const role = await getRole(db, slug)
  if (!role) throw roleProblems.missing()
  return role
}

export const roleRoutes = (api: Api) => {
  api.on(roleEndpoints.list, async ({ db, query }) => ({ data: await listRoles(db, query) }))
  api.on(roleEndpoints.get, async ({ db, params }) => ({ data: await mustGet(db, params.slug) }))
  api.on(roleEndpoints.save, async ({ db, user, body }) => ({
    message: say.saved,
    data: await mustGet(db, await addRole(db, user, body)),
  }))
  api.on(roleEndpoints.update, async ({ db, user, params, body }) => {
    await changeRole(db, user, params.slug, body)
    return { message: say.updated, data: await mustGet(db, params.slug) }
  })
  api.on(roleEndpoints.remove, async ({ db, user, params }) => {
    await removeRole(db, user, params.slug)
    return { message: say.removed }
  })
}
