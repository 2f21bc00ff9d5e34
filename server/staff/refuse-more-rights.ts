import { beyond } from '#contract/kit/permission.ts'
import type { Db } from '#server/db/connect.ts'
import type { Actor } from '#server/kit/actor.ts'
import { roleProblems } from '#server/roles/role-problems.ts'
import { rightsOfRole } from '#server/roles/role-store.ts'
import { staffProblems } from '#server/staff/staff-problems.ts'

const missingRights = async (db: Db, user: Actor, roleId: number) => {
  const rights = await rightsOfRole(db, roleId)
  if (!rights) throw staffProblems.roleMissing()
  return beyond(user.granted, rights)
}

/** Nobody gives a role that allows more than the own one. */
export const refuseHigherRole = async (db: Db, user: Actor, roleId: number) => {
  const missing = await missingRights(db, user, roleId)
  if (missing.length > 0) throw roleProblems.beyondOwn(missing)
}

/** Nobody changes, or sets the password of, an account that may do more than the own one. */
export const refuseMoreRights = async (db: Db, user: Actor, roleId: number) => {
  const missing = await missingRights(db, user, roleId)
  if (missing.length > 0) throw roleProblems.roleBeyondOwn(missing)
}
