import { type Granted, missingPermissions, withIncluded } from '#contract/kit/permission.ts'
import type { Role, RoleDraft, RoleEdit, RolePermission } from '#contract/roles/role.ts'
import { roleMessages as say } from '#contract/roles/role-messages.ts'
import type { Db } from '#server/db/connect.ts'
import type { Actor } from '#server/kit/actor.ts'
import { changedMeanwhile } from '#server/kit/records/version-store.ts'
import { roleProblems } from '#server/roles/role-problems.ts'
import { deleteRole, getRole, insertRole, lockRole, setPermissions, updateRole } from '#server/roles/role-store.ts'

const grantedOf = (permissions: RolePermission[]): Granted =>
  Object.fromEntries(permissions.map(({ permission, up_to }) => [permission, up_to]))

/** The chosen permissions with all that they include. */
const wantedPermissions = (permissions: RolePermission[]): Granted => {
  const chosen = grantedOf(permissions)
  const names = withIncluded(permissions.map(({ permission }) => permission))
  return Object.fromEntries([...names].map((name) => [name, chosen[name] ?? null]))
}

/** Refuses permissions beyond the user's own; those that the role already has may stay. */
const refuseMoreThanOwn = (user: Actor, wanted: Granted, before: Granted = {}) => {
  const given = new Set(missingPermissions(before, wanted))
  const missing = missingPermissions(user.granted, wanted).filter((name) => given.has(name))
  if (missing.length > 0) throw roleProblems.beyondOwn(missing)
}

const mustLock = async (db: Db, slug: string) => {
  await lockRole(db, slug)
  const role = await getRole(db, slug)
  if (!role) throw roleProblems.missing()
  return role
}

/** The role of the owners keeps its name and all permissions. */
const refuseOtherOwner = (role: Role, name: string, wanted: Granted) => {
  if (name !== role.name || missingPermissions(wanted, grantedOf(role.permissions)).length > 0)
    throw roleProblems.ownerIsFixed()
}

/** Only those who may do all that a role may decide whether it asks for a second factor. */
const refuseWeaker = (user: Actor, role: Role) => {
  const missing = missingPermissions(user.granted, grantedOf(role.permissions))
  if (missing.length > 0) throw roleProblems.roleBeyondOwn(missing)
}

export const addRole = async (db: Db, user: Actor, { permissions, ...draft }: RoleDraft) => {
  const wanted = wantedPermissions(permissions)
  refuseMoreThanOwn(user, wanted)
  const { id, slug } = await insertRole(db, draft)
  await setPermissions(db, id, wanted)
  return slug
}

export const changeRole = async (db: Db, user: Actor, slug: string, { permissions, version, ...draft }: RoleEdit) => {
  const role = await mustLock(db, slug)
  if (role.version !== version) throw await changedMeanwhile(db, { entity: 'role', slug }, say.changedMeanwhile)
  const wanted = wantedPermissions(permissions)
  if (role.is_owner) refuseOtherOwner(role, draft.name, wanted)
  refuseMoreThanOwn(user, wanted, grantedOf(role.permissions))
  if (draft.needs_second_factor !== role.needs_second_factor) refuseWeaker(user, role)
  await updateRole(db, role.id, draft)
  if (!role.is_owner) await setPermissions(db, role.id, wanted)
}

export const removeRole = async (db: Db, slug: string) => {
  const role = await mustLock(db, slug)
  if (role.is_owner) throw roleProblems.ownerIsFixed()
  if (role.staff_count > 0) throw roleProblems.inUse(role.staff_count)
  await deleteRole(db, role.id)
}
