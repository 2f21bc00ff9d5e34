import type { Db } from '#server/db/connect.ts'
import { hashToken, newToken } from '#server/kit/secret.ts'

/** A limit, because each stolen device token allows more guesses. */
const mostDevices = 20
const lifetime = 180 * 24 * 60 * 60_000

/** Whether this account signed in on this device before. */
export const isKnownDevice = async (db: Db, accountId: number, device: string) => {
  const found = await db
    .selectFrom('known_device')
    .select('account_id')
    .where('token_hash', '=', hashToken(device))
    .where('account_id', '=', accountId)
    .executeTakeFirst()
  return found !== undefined
}

// A token that we did not issue is never accepted.
const isOurs = async (db: Db, device: string) => {
  const found = await db
    .selectFrom('known_device')
    .select('token_hash')
    .where('token_hash', '=', hashToken(device))
    .executeTakeFirst()
  return found !== undefined
}

/** Records that the account signed in on this device; returns the device's token, a new one if it has none. */
export const rememberDevice = async (db: Db, now: Date, accountId: number, device: string) => {
  const token = device && (await isOurs(db, device)) ? device : newToken()
  const last_used_at = now.toISOString()
  await db
    .insertInto('known_device')
    .values({ token_hash: hashToken(token), account_id: accountId, last_used_at })
    .onConflict((conflict) => conflict.columns(['token_hash', 'account_id']).doUpdateSet({ last_used_at }))
    .execute()
  await keepNewest(db, accountId)
  return token
}

const keepNewest = (db: Db, accountId: number) =>
  db
    .deleteFrom('known_device')
    .where('account_id', '=', accountId)
    .where('token_hash', 'in', (inner) =>
      inner
        .selectFrom('known_device')
        .select('token_hash')
        .where('account_id', '=', accountId)
        .orderBy('last_used_at', 'desc')
        .orderBy('token_hash')
        .offset(mostDevices),
    )
    .execute()

export const forgetDevices = (db: Db, accountId: number) => forgetOtherDevices(db, accountId, '')

export const forgetOtherDevices = (db: Db, accountId: number, device: string) =>
  db
    .deleteFrom('known_device')
    .where('account_id', '=', accountId)
    .where('token_hash', '!=', hashToken(device))
    .execute()

export const deleteOldDevices = (db: Db, now: Date) =>
  db
    .deleteFrom('known_device')
    .where('last_used_at', '<', new Date(now.getTime() - lifetime).toISOString())
    .execute()
