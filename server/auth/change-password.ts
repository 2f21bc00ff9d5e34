import { getPasswordHash, setPasswordHash } from '#server/auth/account-store.ts'
import { authProblems } from '#server/auth/auth-problems.ts'
import { forgetOtherDevices } from '#server/auth/known-device-store.ts'
import { hashPassword, isPassword } from '#server/auth/password.ts'
import { forgetResets } from '#server/auth/password-reset-store.ts'
import { refuseWeakPassword } from '#server/auth/refuse-weak-password.ts'
import { closeOtherSessions } from '#server/auth/session-store.ts'
import { refuseTooMany } from '#server/auth/sign-in-throttle.ts'
import type { Db } from '#server/db/connect.ts'
import type { Actor } from '#server/kit/actor.ts'
import { forgetTries, type Limit } from '#server/kit/http/throttle.ts'

interface Change {
  current_password: string
  password: string
  device: string
}

const perAccount: Limit = { tries: 5, minutes: 15 }
const keyOf = (accountId: number) => `change password ${accountId}`

/** A person at an unattended desk must not be able to guess the password. */
export const refuseTooManyChanges = (db: Db, now: Date, accountId: number) =>
  refuseTooMany(db, now, keyOf(accountId), perAccount)

/**
 * The device that changes the password stays signed in. All others are signed out and no longer known devices, and
 * mailed links stop working.
 */
export const changePassword = async (
  db: Db,
  { account_id: accountId, name, email }: Actor,
  token: string,
  change: Change,
) => {
  const isRight = await isPassword(await getPasswordHash(db, accountId), change.current_password)
  if (!isRight) throw authProblems.wrongPassword()
  await refuseWeakPassword(db, change.password, { name, email })
  await setPasswordHash(db, accountId, await hashPassword(change.password))
  await forgetResets(db, accountId)
  await closeOtherSessions(db, accountId, token)
  await forgetOtherDevices(db, accountId, change.device)
  await forgetTries(db, keyOf(accountId))
}
