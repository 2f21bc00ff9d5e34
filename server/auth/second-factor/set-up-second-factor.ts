import type { BothFactors } from '#contract/auth/second-factor/second-factor.ts'
import { getPasswordHash } from '#server/auth/account-store.ts'
import { authProblems } from '#server/auth/auth-problems.ts'
import { isPassword } from '#server/auth/password.ts'
import { acceptCode, forgetCodeTries, stepOfFirstCode } from '#server/auth/second-factor/accept-code.ts'
import { newSecret, qrCodeOf, uriOf } from '#server/auth/second-factor/authenticator.ts'
import { secondFactorProblems as refuse } from '#server/auth/second-factor/second-factor-problems.ts'
import {
  deleteSecondFactor,
  getSecret,
  insertSecondFactor,
  lockStart,
  replaceRecoveryCodes,
  saveStart,
} from '#server/auth/second-factor/second-factor-store.ts'
import { closeOtherSessions, isNewSession } from '#server/auth/session-store.ts'
import { randomText } from '#server/auth/staff-accounts.ts'
import type { Db } from '#server/db/connect.ts'
import type { Actor } from '#server/kit/actor.ts'
import { getProperty } from '#server/property/property-store.ts'

const mustKnowPassword = async (db: Db, accountId: number, password: string) => {
  if (!(await isPassword(await getPasswordHash(db, accountId), password))) throw authProblems.wrongPassword()
}

/**
 * A new secret for an authenticator app. A person who has just signed in and has to set it up is not asked for the
 * password again. In a session that was left open, somebody else could bind their own phone to the account.
 */
export const startSecondFactor = async (db: Db, now: Date, user: Actor, token: string, password: string) => {
  if (password === '' && user.must_set_up_second_factor) {
    if (!(await isNewSession(db, now, token))) throw refuse.passwordNeeded()
  } else await mustKnowPassword(db, user.account_id, password)
  if (await getSecret(db, user.account_id)) throw refuse.alreadySetUp()
  const secret = newSecret()
  await saveStart(db, now, user.account_id, secret)
  const uri = uriOf(secret, (await getProperty(db)).name, user.email)
  return { secret, uri, qr_code: qrCodeOf(uri) }
}

const numberOfCodes = 10

/** Twelve characters with about 59 bits of randomness: `abcd-efgh-jkmn`. */
const makeRecoveryCodes = async (db: Db, accountId: number) => {
  const codes = Array.from({ length: numberOfCodes }, () => randomText(3))
  const stored = codes.map((code) => code.replaceAll('-', ''))
  await replaceRecoveryCodes(db, accountId, stored)
  return codes
}

/** The first code shows that the app has the secret. Sessions that were opened with the password alone are closed. */
export const confirmSecondFactor = async (db: Db, now: Date, user: Actor, token: string, code: string) => {
  const { account_id } = user
  const secret = await lockStart(db, now, account_id)
  if (secret === undefined) throw refuse.notStarted()
  const last_step = stepOfFirstCode(secret, code, now)
  if (last_step === undefined) throw refuse.wrongCode(422)
  await insertSecondFactor(db, now, { account_id, secret, last_step })
  await closeOtherSessions(db, account_id, token)
  await forgetCodeTries(db, account_id)
  return makeRecoveryCodes(db, account_id)
}

const mustPass = async (db: Db, now: Date, { account_id }: Actor, { current_password, code }: BothFactors) => {
  await mustKnowPassword(db, account_id, current_password)
  if ((await getSecret(db, account_id)) === undefined) throw refuse.notSetUp()
  if (!(await acceptCode(db, now, account_id, code))) throw refuse.wrongCode(422)
  await forgetCodeTries(db, account_id)
}

export const renewRecoveryCodes = async (db: Db, now: Date, user: Actor, typed: BothFactors) => {
  await mustPass(db, now, user, typed)
  return makeRecoveryCodes(db, user.account_id)
}

export const turnOffSecondFactor = async (db: Db, now: Date, user: Actor, typed: BothFactors) => {
  await mustPass(db, now, user, typed)
  await deleteSecondFactor(db, user.account_id)
}
