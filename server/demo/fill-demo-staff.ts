import { findAccountByEmail } from '#server/auth/account-store.ts'
import { ownerPermissions } from '#server/auth/granted.ts'
import { addAccount } from '#server/auth/staff-accounts.ts'
import type { Db } from '#server/db/connect.ts'
import type { Actor } from '#server/kit/actor.ts'
import { listRoleNames } from '#server/roles/role-store.ts'

const frontDesk = [
  { name: 'Kavita Rathore', email: 'kavita@sarai.example' },
  { name: 'Imran Shaikh', email: 'imran@sarai.example' },
  { name: 'Suresh Menaria', email: 'suresh@sarai.example' },
]

const colleagues = [
  { name: 'Meenakshi Iyer', email: 'meenakshi@sarai.example', role: 'manager' },
  { name: 'Prakash Jain', email: 'prakash@sarai.example', role: 'accountant' },
  { name: 'Gopal Meena', email: 'gopal@sarai.example', role: 'kitchen' },
  { name: 'Lalita Gurjar', email: 'lalita@sarai.example', role: 'housekeeping' },
  { name: 'Ramesh Bhil', email: 'ramesh@sarai.example', role: 'housekeeping' },
  { name: 'Sunita Meghwal', email: 'sunita@sarai.example', role: 'housekeeping' },
]

/**
 * The staff of the demo hotel. Nobody knows their passwords. Returns the clerks of the front desk, who took its payments;
 * with the permissions of an owner, because a manager approved what goes beyond theirs.
 */
export const fillDemoStaff = async (db: Db) => {
  const roles = await listRoleNames(db)
  const roleId = (slug: string) => roles.find((role) => role.slug === slug)?.id
  const clerks: Actor[] = []
  for (const clerk of frontDesk) {
    await addAccount(db, { ...clerk, role: 'admin', role_id: roleId('front-desk') })
    const account = await findAccountByEmail(db, clerk.email)
    if (!account) throw new Error(`The account of ${clerk.name} is gone right after saving it`)
    const { id: account_id, name, email, role, home_screen } = account
    clerks.push({ account_id, name, email, role, home_screen, guest_id: null, ...ownerPermissions })
  }
  for (const { role, ...colleague } of colleagues)
    await addAccount(db, { ...colleague, role: 'admin', role_id: roleId(role) })
  return clerks
}
