import { findAccountByEmail } from '#server/auth/account-store.ts'
import { ownerRights } from '#server/auth/granted.ts'
import { addAccount } from '#server/auth/staff-accounts.ts'
import type { Db } from '#server/db/connect.ts'
import type { Actor } from '#server/kit/actor.ts'

const frontDesk = [
  { name: 'Kavita Rathore', email: 'kavita@sarai.example' },
  { name: 'Imran Shaikh', email: 'imran@sarai.example' },
  { name: 'Suresh Menaria', email: 'suresh@sarai.example' },
]

/** The clerks of the front desk, who took the payments of the demo hotel. Nobody knows their passwords. */
export const fillDemoStaff = async (db: Db) => {
  const clerks: Actor[] = []
  for (const clerk of frontDesk) {
    await addAccount(db, { ...clerk, role: 'admin' })
    const account = await findAccountByEmail(db, clerk.email)
    if (!account) throw new Error(`The account of ${clerk.name} is gone right after saving it`)
    const { id: account_id, name, email, role, home_screen } = account
    clerks.push({ account_id, name, email, role, home_screen, guest_id: null, ...ownerRights })
  }
  return clerks
}
