import { type Granted, missingPermissions, withIncluded } from '#contract/kit/permission.ts'
import type { Role, RoleDraft, RoleEdit, RolePermission } from '#contract/roles/role.ts'
import { roleMessages as say } from '#contract/roles/role-messages.ts'
import { forgetResetsOfRole } from '#server/auth/password-reset-store.ts'
import type { Db } from '#server/db/connect.ts'
import type { Actor } from '#server/kit/actor.ts'
import { changedMeanwhile } from '#server/kit/records/version-store.ts'
import { roleProblems } from '#server/roles/role-problems.ts'
import {
  deleteRole,
  getRole,
  hasRole,
  insertRole,
  lockRole,
  setPermissions,
  updateRole,
} from '#server/roles/role-store.ts'

const grantedOf = (permissions: RolePermission[]): Granted =>
  Object.fromEntries(permissions.map(({ permission, up_to }) => [permission, up_to]))

/** The chosen permissions with all that they include. */
const wantedPermissions = (permissions: RolePermission[]): Granted => {
  const chosen = grantedOf(permissions)
  const names = withIncluded(permissions.map(({ permission }) => permission))
  return Object.fromEntries([...names].map((name) => [name, chosen[name] ?? null]))
}

/** People give only what they may do themselves. */
const refuseMoreThanOwn = (user: Actor, wanted: Granted) => {
  const missing = missingPermissions(user.granted, wanted)
  if (missing.length > 0) throw roleProblems.beyondOwn(missing, user.granted)
}

/**
 * A role that allows more than the person's own can't be changed by that person: taking its permissions away would open
 * its accounts to a new password.
 */
const mustLock = async (db: Db, user: Actor, slug: string) => {
  await lockRole(db, slug)
  const role = await getRole(db, slug)
  if (!role) throw roleProblems.missing()
  const missing = missingPermissions(user.granted, grantedOf(role.permissions))
  if (missing.length > 0) throw roleProblems.roleBeyondOwn(missing, user.granted)
  return role
}

/** The role of the owners keeps its name and all permissions. */
const refuseOtherOwner = (role: Role, name: string, wanted: Granted) => {
  if (name !== role.name || missingPermissions(wanted, grantedOf(role.permissions)).length > 0)
    throw roleProblems.ownerIsFixed()
}

/** Nobody but an owner drops the second factor that the own role asks for. */
const refuseOwnSecondFactor = async (db: Db, user: Actor, role: Role, wanted: boolean) => {
  if (wanted || !role.needs_second_factor || role.is_owner) return
  if (await hasRole(db, user.account_id, role.id)) throw roleProblems.ownSecondFactor()
}

export const addRole = async (db: Db, user: Actor, { permissions, ...draft }: RoleDraft) => {
  const wanted = wantedPermissions(permissions)
  refuseMoreThanOwn(user, wanted)
  const { id, slug } = await insertRole(db, draft)
  await setPermissions(db, id, wanted)
  return slug
}

export const changeRole = async (db: Db, user: Actor, slug: string, { permissions, version, ...draft }: RoleEdit) => {
  const role = await mustLock(db, user, slug)
  if (role.version !== version) throw await changedMeanwhile(db, { entity: 'role', slug }, say.changedMeanwhile)
  const wanted = wantedPermissions(permissions)
  if (role.is_owner) refuseOtherOwner(role, draft.name, wanted)
  refuseMoreThanOwn(user, wanted)
  await refuseOwnSecondFactor(db, user, role, draft.needs_second_factor)
  // A colleague who made a link to set a password may have fewer permissions than the role has now.
  if (missingPermissions(grantedOf(role.permissions), wanted).length > 0) await forgetResetsOfRole(db, role.id)
  await updateRole(db, role.id, draft)
  if (!role.is_owner) await setPermissions(db, role.id, wanted)
}

export const removeRole = async (db: Db, user: Actor, slug: string) => {
  const role = await mustLock(db, user, slug)
  if (role.is_owner) throw roleProblems.ownerIsFixed()
  if (role.staff_count > 0) throw roleProblems.inUse(role.staff_count)
  await deleteRole(db, role.id)
}
