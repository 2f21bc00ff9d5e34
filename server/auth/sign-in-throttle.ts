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

const accountKey = (act: string, email: string) => `${act} account ${fingerprint(email)}`

const keysOf = (act: string, { email, address, knownDevice }: Try, limits: Limits): [key: string, limit: Limit][] => {
  const account = accountKey(act, email)
  if (knownDevice) {
    return [[`${account} on ${hashToken(knownDevice).toString('base64url').slice(0, 22)}`, limits.perDevice]]
  }
  const network = networkOf(address)
  return [
    [`${act} address ${network}`, limits.perNetwork],
    [`${account} from ${network}`, limits.perAccountAndNetwork],
    // Last, so that a blocked network does not use up the limit of all networks.
    [account, limits.perAccount],
  ]
}

export const refuseTooMany = async (db: Db, now: Date, key: string, limit: Limit) => {
  const minutes = await countTry(db, now, key, limit)
  if (minutes > 0) throw authProblems.tooManyTries(minutes)
}

/** Counts a try before it is made, whether or not the account exists, and refuses it if there were too many. */
export const throttled = async (db: Db, now: Date, act: string, wanted: Try, limits: Limits) => {
  const keys = keysOf(act, wanted, limits)
  for (const [key, limit] of keys) await refuseTooMany(db, now, key, limit)
  return {
    /** The try was neither right nor wrong, and does not count; earlier ones still do. */
    takeBack: async () => {
      for (const [key] of keys) await takeBackTry(db, key)
    },
    /** The try succeeded: the account's tries from here are deleted, tries from elsewhere still count. */
    succeeded: async () => {
      for (const [key, limit] of keys) {
        const isOwn = limit === limits.perDevice || limit === limits.perAccountAndNetwork
        await (isOwn ? forgetTries(db, key) : takeBackTry(db, key))
      }
    },
  }
}

/** A new password must work at once, also after several tries with the forgotten one. */
export const liftSignInLock = (db: Db, email: string) => forgetTriesOf(db, accountKey('sign-in', email))

/** A hash of the typed email, because people type passwords into the wrong field. */
const fingerprint = (email: string) =>
  createHash('sha256').update(email.trim().toLowerCase()).digest('base64url').slice(0, 22)
