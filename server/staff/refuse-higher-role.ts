import { missingPermissions } from '#contract/kit/permission.ts'
import type { Db } from '#server/db/connect.ts'
import type { Actor } from '#server/kit/actor.ts'
import { roleProblems } from '#server/roles/role-problems.ts'
import { needsSecondFactor, permissionsOfRole } from '#server/roles/role-store.ts'
import { staffProblems } from '#server/staff/staff-problems.ts'

const missingFor = async (db: Db, user: Actor, roleId: number) => {
  const permissions = await permissionsOfRole(db, roleId)
  if (!permissions) throw staffProblems.roleMissing()
  return missingPermissions(user.granted, permissions)
}

/** Refuses to give a role that allows more than the user's. */
export const refuseHigherRole = async (db: Db, user: Actor, roleId: number) => {
  const missing = await missingFor(db, user, roleId)
  if (missing.length > 0) throw roleProblems.beyondOwn(missing, user.granted)
}

/** Refuses to change, or to set the password of, an account whose role allows more than the user's. */
export const refuseHigherAccount = async (db: Db, user: Actor, roleId: number) => {
  const missing = await missingFor(db, user, roleId)
  if (missing.length > 0) throw roleProblems.roleBeyondOwn(missing, user.granted)
}

/** Refuses to leave a role that asks for a second factor for one that does not. */
export const refuseWithoutSecondFactor = async (db: Db, from: number, to: number) => {
  if ((await needsSecondFactor(db, from)) && !(await needsSecondFactor(db, to))) throw roleProblems.ownSecondFactor()
}
