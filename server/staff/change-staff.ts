import type { StaffEdit } from '#contract/staff/staff.ts'
import { staffMessages as say } from '#contract/staff/staff-messages.ts'
import { forgetDevices } from '#server/auth/known-device-store.ts'
import { forgetResets } from '#server/auth/password-reset-store.ts'
import { closeAllSessions } from '#server/auth/session-store.ts'
import type { Db } from '#server/db/connect.ts'
import { changedMeanwhile } from '#server/kit/records/version-store.ts'
import { staffProblems } from '#server/staff/staff-problems.ts'
import { getStaff, lockActiveStaff, updateStaff } from '#server/staff/staff-store.ts'

/**
 * A disabled account is signed out at once; the last one that could enable others can't be disabled. After a change of
 * email, links that were mailed to the old address stop working, because another person may read them.
 */
export const changeStaff = async (db: Db, slug: string, change: Partial<StaffEdit>) => {
  const active = await lockActiveStaff(db)
  const staff = await getStaff(db, slug)
  if (!staff) throw staffProblems.missing()
  if (change.version !== undefined && change.version !== staff.version)
    throw await changedMeanwhile(db, { entity: 'account', slug }, say.changedMeanwhile)
  const { name, email, is_active } = { ...staff, ...change }
  if (staff.is_active && !is_active) {
    if (!active.some(({ id, has_signed_in }) => id !== staff.id && has_signed_in)) throw staffProblems.lastAdmin()
    await closeAllSessions(db, staff.id)
    await forgetDevices(db, staff.id)
  }
  if (email.trim() !== staff.email || !is_active) await forgetResets(db, staff.id)
  await updateStaff(db, staff.id, { name, email: email.trim(), is_active })
  return staff
}
