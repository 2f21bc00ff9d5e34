import { stepOfCode } from '#server/auth/second-factor/authenticator.ts'
import { secondFactorProblems } from '#server/auth/second-factor/second-factor-problems.ts'
import { getSecret, takeRecoveryCode, takeStep } from '#server/auth/second-factor/second-factor-store.ts'
import { refuseTooMany } from '#server/auth/sign-in-throttle.ts'
import type { Db } from '#server/db/connect.ts'
import { forgetTries, type Limit } from '#server/kit/http/throttle.ts'

/**
 * Only someone who knows the password gets here. With three codes of a million valid at a time, a guess of a whole day
 * succeeds once in about 1,400.
 */
const codeLimit: Limit = { tries: 10, minutes: 60 }
const keyOf = (accountId: number) => `code of ${accountId}`

/** Counts a try of a code before it is checked. */
export const refuseTooManyCodes = (db: Db, now: Date, accountId: number) =>
  refuseTooMany(db, now, keyOf(accountId), codeLimit)

export const forgetCodeTries = (db: Db, accountId: number) => forgetTries(db, keyOf(accountId))

/** Spaces and dashes are for people. */
const bare = (typed: string) => typed.replace(/[\s-]/g, '').toLowerCase()

/** Accepts a code of the app or a recovery code, each once; undefined if it is neither. */
export const acceptCode = async (
  db: Db,
  now: Date,
  accountId: number,
  typed: string,
): Promise<'app' | 'recovery' | undefined> => {
  const code = bare(typed)
  const secret = await getSecret(db, accountId)
  if (secret === undefined) return undefined
  if (!/^\d{6}$/.test(code)) return (await takeRecoveryCode(db, accountId, code)) ? 'recovery' : undefined
  const step = stepOfCode(secret, code, now)
  return step !== undefined && (await takeStep(db, accountId, step)) ? 'app' : undefined
}

/** Checks the code of an account that has a second factor; undefined if it has none. */
export const passSecondFactor = async (db: Db, now: Date, accountId: number, code: string, status: 401 | 422) => {
  if ((await getSecret(db, accountId)) === undefined) return undefined
  await refuseTooManyCodes(db, now, accountId)
  const accepted = await acceptCode(db, now, accountId, code)
  if (!accepted) throw secondFactorProblems.wrongCode(status)
  await forgetCodeTries(db, accountId)
  return accepted
}

/** The first code, of a secret that is not stored yet. */
export const stepOfFirstCode = (secret: string, typed: string, now: Date) => stepOfCode(secret, bare(typed), now)
