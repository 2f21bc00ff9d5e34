import { createHash } from 'node:crypto'
import type { Credentials } from '#contract/auth/account.ts'
import { findAccountByEmail } from '#server/auth/account-store.ts'
import { authProblems } from '#server/auth/auth-problems.ts'
import { isPassword } from '#server/auth/password.ts'
import { openSession } from '#server/auth/session-store.ts'
import type { Services } from '#server/kit/services.ts'
import { countTry, forgetTries, type Limit, networkOf, takeBackTry } from '#server/kit/throttle.ts'

const perAccount: Limit = { tries: 5, minutes: 15 }
// Many desks of one hotel share an address.
const perAddress: Limit = { tries: 50, minutes: 15 }

export const signIn = async ({ db, clock }: Services, address: string, { email, password, remember }: Credentials) => {
  const accountKey = accountKeyOf(email)
  const addressKey = `sign-in address ${networkOf(address)}`
  await refuseTooMany(db, clock.now(), addressKey, perAddress)
  await refuseTooMany(db, clock.now(), accountKey, perAccount)
  const account = await findAccountByEmail(db, email)
  const isRight = await isPassword(account?.password_hash, password)
  if (!account || !isRight) throw authProblems.wrongCredentials()
  await forgetTries(db, accountKey)
  // Not forgotten: whoever has an account could try those of others without end.
  await takeBackTry(db, addressKey)
  const token = await openSession(db, clock.now(), account.id, remember)
  return { token, user: { name: account.name, email: account.email, role: account.role } }
}

export const refuseTooMany = async (db: Services['db'], now: Date, key: string, limit: Limit) => {
  const minutes = await countTry(db, now, key, limit)
  if (minutes > 0) throw authProblems.tooManyTries(minutes)
}

const accountKeyOf = (email: string) => `sign-in account ${fingerprint(email)}`

/** A forgotten password is usually tried a few times first: the new one must work at once. */
export const liftSignInLock = (db: Services['db'], email: string) => forgetTries(db, accountKeyOf(email))

/** Names what was typed without keeping it: people type passwords into the wrong box. */
export const fingerprint = (email: string) =>
  createHash('sha256').update(email.trim().toLowerCase()).digest('base64url').slice(0, 22)
