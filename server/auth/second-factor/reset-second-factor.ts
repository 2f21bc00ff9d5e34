import { findAccountByEmail } from '#server/auth/account-store.ts'
import { forgetDevices } from '#server/auth/known-device-store.ts'
import { forgetCodeTries } from '#server/auth/second-factor/accept-code.ts'
import { deleteSecondFactor } from '#server/auth/second-factor/second-factor-store.ts'
import { closeAllSessions } from '#server/auth/session-store.ts'
import type { Db } from '#server/db/connect.ts'

/** For a lost phone, which may still be signed in: the account is signed out everywhere. Returns whether there was one. */
export const resetSecondFactor = async (db: Db, accountId: number) => {
  if (!(await deleteSecondFactor(db, accountId))) return false
  await closeAllSessions(db, accountId)
  await forgetDevices(db, accountId)
  await forgetCodeTries(db, accountId)
  return true
}

/** By the command line; undefined if there is no active account with this email. */
export const resetSecondFactorOf = (db: Db, email: string) =>
  db.transaction().execute(async (transaction) => {
    const account = await findAccountByEmail(transaction, email)
    return account && resetSecondFactor(transaction, account.id)
  })
