import { addAccount, resetAccountPassword } from '#server/auth/staff-accounts.ts'
import type { Db } from '#server/db/connect.ts'
import { readDemoNotices } from '#server/demo/fill-demo-notices.ts'

/** A new password at each start: people don't write down the one of a demo. Another email is another account. */
export const demoAdminSignIn = async (db: Db, email = 'demo@sarai.local', given?: string) => {
  const account = { email, name: 'Administrator', role: 'admin', password: given } as const
  const password = (await resetAccountPassword(db, email, given)) ?? (await addAccount(db, account))
  await readDemoNotices(db)
  return { email, password }
}
