import type { StaffEdit } from '#contract/staff/staff.ts'
import { staffMessages as say } from '#contract/staff/staff-messages.ts'
import { forgetDevices } from '#server/auth/known-device-store.ts'
import { forgetResets } from '#server/auth/password-reset-store.ts'
import { closeAllSessions } from '#server/auth/session-store.ts'
import type { Db } from '#server/db/connect.ts'
import type { Actor } from '#server/kit/actor.ts'
import { changedMeanwhile } from '#server/kit/records/version-store.ts'
import { refuseHigherAccount, refuseHigherRole, refuseWithoutSecondFactor } from '#server/staff/refuse-higher-role.ts'
import { staffProblems } from '#server/staff/staff-problems.ts'
import { getStaff, lockActiveStaff, updateStaff } from '#server/staff/staff-store.ts'

/**
 * A disabled account is signed out at once. The last owner who has signed in can neither be disabled nor lose the role,
 * so that somebody can always give roles to others. Links to set a password stop working after a change of
 * email, because another person may read the old address, and after a change of role, because a colleague with fewer
 * permissions may have made them.
 */
export const changeStaff = async (db: Db, user: Actor, slug: string, change: Partial<StaffEdit>) => {
  const active = await lockActiveStaff(db)
  const staff = await getStaff(db, slug)
  if (!staff) throw staffProblems.missing()
  if (change.version !== undefined && change.version !== staff.version)
    throw await changedMeanwhile(db, { entity: 'account', slug }, say.changedMeanwhile)
  await refuseHigherAccount(db, user, staff.role_id)
  const { name, email, is_active, role_id } = { ...staff, ...change }
  const isOther = role_id !== staff.role_id
  const owners = active.filter(({ is_owner }) => is_owner)
  const isOwner = owners.some(({ id }) => id === staff.id)
  if (isOther) await refuseHigherRole(db, user, role_id)
  const isOwnAccount = staff.id === user.account_id
  if (isOther && isOwnAccount && !isOwner) await refuseWithoutSecondFactor(db, staff.role_id, role_id)
  const isOtherOwner = owners.some(({ id, has_signed_in }) => id !== staff.id && has_signed_in)
  if (isOwner && (isOther || !is_active) && !isOtherOwner) throw staffProblems.lastOwner()
  if (staff.is_active && !is_active) {
    await closeAllSessions(db, staff.id)
    await forgetDevices(db, staff.id)
  }
  if (email.trim() !== staff.email || !is_active || isOther) await forgetResets(db, staff.id)
  await updateStaff(db, staff.id, { name, email: email.trim(), is_active, role_id })
  return staff
}
