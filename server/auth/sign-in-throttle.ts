import { createHash } from 'node:crypto'
import { authProblems } from '#server/auth/auth-problems.ts'
import type { Db } from '#server/db/connect.ts'
import { countTry, forgetTries, forgetTriesOf, type Limit, networkOf, takeBackTry } from '#server/kit/http/throttle.ts'
import { hashToken } from '#server/kit/secret.ts'

/** How often something that an account's name is enough for may be tried. */
export interface Limits {
  /** On a device that the account signed in on before. Nothing that others try counts there. */
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
  /** The token of a device on which this very account signed in before; empty for any other. */
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
    // Last, so that one network that has to wait does not use up what all have together.
    [account, limits.perAccount],
  ]
}

export const refuseTooMany = async (db: Db, now: Date, key: string, limit: Limit) => {
  const minutes = await countTry(db, now, key, limit)
  if (minutes > 0) throw authProblems.tooManyTries(minutes)
}

/** Counts a try before it is made, whether the account exists or not, and refuses it if there were too many. */
export const throttled = async (db: Db, now: Date, act: string, wanted: Try, limits: Limits) => {
  const keys = keysOf(act, wanted, limits)
  for (const [key, limit] of keys) await refuseTooMany(db, now, key, limit)
  return {
    /** It was a good one. The account's tries from here are forgotten; the others were others' and still count. */
    succeeded: async () => {
      for (const [key, limit] of keys) {
        const isOwn = limit === limits.perDevice || limit === limits.perAccountAndNetwork
        await (isOwn ? forgetTries(db, key) : takeBackTry(db, key))
      }
    },
  }
}

/** A forgotten password is usually tried a few times first: the new one must work at once. */
export const liftSignInLock = (db: Db, email: string) => forgetTriesOf(db, accountKey('sign-in', email))

/** Names what was typed without keeping it: people type passwords into the wrong box. */
const fingerprint = (email: string) =>
  createHash('sha256').update(email.trim().toLowerCase()).digest('base64url').slice(0, 22)
