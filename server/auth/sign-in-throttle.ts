import { createHash } from 'node:crypto'
import { authProblems } from '#server/auth/auth-problems.ts'
import type { Db } from '#server/db/connect.ts'
import { countTry, forgetTries, forgetTriesOf, type Limit, networkOf, takeBackTry } from '#server/kit/http/throttle.ts'
import { hashToken } from '#server/kit/secret.ts'

/** The limits of an act that anyone who knows an email can try, such as signing in. */
export interface Limits {
  /** On a device that the account signed in on before; tries from elsewhere do not count. */
  perDevice: Limit
  /** For all accounts from one network. Many desks of one hotel share an address. */
  perNetwork: Limit
  /** For one account from one network. */
  perAccountAndNetwork: Limit
  /** For one account from all networks together, against guesses from many machines. */
  perAccount: Limit
}

export interface Try {
  email: string
  address: string
  /** The token of a device on which this account signed in before; otherwise empty. */
  knownDevice: string
}

/** A count that a try adds to. */
interface Counted {
  key: string
  limit: Limit
  /** Only tries of the same person from the same place count, so a success deletes them. */
  isOwn: boolean
}

export const accountKey = (act: string, email: string) => `${act} account ${fingerprint(email)}`

const countsOf = (act: string, { email, address, knownDevice }: Try, limits: Limits): Counted[] => {
  const account = accountKey(act, email)
  if (knownDevice) {
    const device = hashToken(knownDevice).toString('base64url').slice(0, 22)
    return [{ key: `${account} on ${device}`, limit: limits.perDevice, isOwn: true }]
  }
  const network = networkOf(address)
  return [
    { key: `${act} address ${network}`, limit: limits.perNetwork, isOwn: false },
    { key: `${account} from ${network}`, limit: limits.perAccountAndNetwork, isOwn: true },
    // Last, so that a blocked network does not use up the limit of all networks.
    { key: account, limit: limits.perAccount, isOwn: false },
  ]
}

export const refuseTooMany = async (db: Db, now: Date, key: string, limit: Limit) => {
  const minutes = await countTry(db, now, key, limit)
  if (minutes > 0) throw authProblems.tooManyTries(minutes)
}

export const throttled = (db: Db, now: Date, act: string, wanted: Try, limits: Limits) =>
  countedTry(db, now, countsOf(act, wanted, limits))

/** Counts a try before it is made, whether or not the account exists, and refuses it if there were too many. */
export const countedTry = async (db: Db, now: Date, counts: Counted[]) => {
  for (const { key, limit } of counts) await refuseTooMany(db, now, key, limit)
  return {
    /** The try was neither right nor wrong, and does not count; earlier ones still do. */
    takeBack: async () => {
      for (const { key } of counts) await takeBackTry(db, key)
    },
    /** The try succeeded: the account's tries from here are deleted, tries from elsewhere still count. */
    succeeded: async () => {
      for (const { key, isOwn } of counts) await (isOwn ? forgetTries(db, key) : takeBackTry(db, key))
    },
  }
}

/** A new password must work at once, also after several tries with the forgotten one. */
export const liftSignInLock = (db: Db, email: string) => forgetTriesOf(db, accountKey('sign-in', email))

/** A hash of the typed email, because people type passwords into the wrong field. */
const fingerprint = (email: string) =>
  createHash('sha256').update(email.trim().toLowerCase()).digest('base64url').slice(0, 22)
