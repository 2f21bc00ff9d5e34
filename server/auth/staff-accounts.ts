import { randomInt } from 'node:crypto'
import type { Role } from '#contract/kit/endpoint.ts'
import {
  findAccountByEmail,
  hasAccounts,
  insertAccount,
  lockAccounts,
  setPasswordHash,
} from '#server/auth/account-store.ts'
import { forgetDevices } from '#server/auth/known-device-store.ts'
import { hashPassword } from '#server/auth/password.ts'
import { forgetResets } from '#server/auth/password-reset-store.ts'
import { weaknessOf } from '#server/auth/refuse-weak-password.ts'
import { forgetCodeTries } from '#server/auth/second-factor/accept-code.ts'
import { closeAllSessions } from '#server/auth/session-store.ts'
import { liftSignInLock } from '#server/auth/sign-in-throttle.ts'
import type { Db } from '#server/db/connect.ts'
import { StartProblem } from '#server/kit/start-problem.ts'
import { getProperty } from '#server/property/property-store.ts'

// Without letters and digits that look alike.
const signs = 'abcdefghjkmnpqrstuvwxyz23456789'

/** Groups of four characters: `abcd-efgh`. */
export const randomText = (groups: number) =>
  Array.from({ length: groups }, () => Array.from({ length: 4 }, () => signs[randomInt(signs.length)]).join('')).join(
    '-',
  )

/** Four groups of four characters with about 79 bits of randomness. */
export const generatePassword = () => randomText(4)

interface WantedAccount {
  email: string
  name: string
  role: Role
  role_id?: number | undefined
  password?: string | undefined
}

/** Adds an account and returns its password, which is generated unless given. */
export const addAccount = async (db: Db, { password = generatePassword(), ...account }: WantedAccount) => {
  await insertAccount(db, { ...account, password_hash: await hashPassword(password) })
  return password
}

/** Does nothing if there is an account already; of several copies that start together, one adds it. */
export const createFirstAdmin = async (
  db: Db,
  { email = 'admin@sarai.local', password }: { email?: string | undefined; password?: string | undefined },
) => {
  if (await hasAccounts(db)) return undefined
  const weakness = password && (await weaknessOf(password, { name: '', email }, (await getProperty(db)).name))
  if (weakness) throw new StartProblem(`ADMIN_PASSWORD: ${weakness}`)
  return db.transaction().execute(async (transaction) => {
    await lockAccounts(transaction)
    if (await hasAccounts(transaction)) return undefined
    const made = await addAccount(transaction, { email, name: 'Administrator', role: 'admin', password })
    return { email, password: password ? undefined : made }
  })
}

/** Sets a password that works at once, ends every link to set another, and signs the account out everywhere. */
export const makeNewPassword = async (
  db: Db,
  { id, email }: { id: number; email: string },
  password = generatePassword(),
) => {
  await setPasswordHash(db, id, await hashPassword(password))
  await forgetResets(db, id)
  await closeAllSessions(db, id)
  await forgetDevices(db, id)
  await liftSignInLock(db, email)
  await forgetCodeTries(db, id)
  return password
}

/** Returns the new password, or undefined if there is no active account with this email. */
export const resetAccountPassword = (db: Db, email: string, password = generatePassword()) =>
  db.transaction().execute(async (transaction) => {
    const account = await findAccountByEmail(transaction, email)
    if (!account) return undefined
    return makeNewPassword(transaction, account, password)
  })
