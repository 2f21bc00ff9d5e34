import { isIPv6 } from 'node:net'
import { sql } from 'kysely'
import type { Db } from '#server/db/connect.ts'

/** How many tries are allowed within some minutes. */
export interface Limit {
  tries: number
  minutes: number
}

/** The client's address. A disconnected client has none; all of those count as one. */
export const addressOf = ({ ip }: { ip: string | undefined }) => ip ?? 'gone'

/** For IPv6 the network of 64 bits counts, because one client can use all of its addresses. */
export const networkOf = (address: string) => {
  if (!isIPv6(address) || address.toLowerCase().startsWith('::ffff:')) return address.replace(/^::ffff:/i, '')
  const [left = '', right = ''] = address.split('::')
  const groups = left.split(':').filter(Boolean)
  const missing = address.includes('::') ? 8 - groups.length - right.split(':').filter(Boolean).length : 0
  const whole = [...groups, ...Array<string>(missing).fill('0'), ...right.split(':').filter(Boolean)]
  return `${whole.slice(0, 4).join(':')}::/64`
}

/**
 * Counts a try and returns how many minutes to wait if there were too many. The count is in the database, so that all
 * copies of the app share it, and is increased before the try, so that parallel tries are counted too.
 */
export const countTry = async (db: Db, now: Date, key: string, { tries, minutes }: Limit) => {
  const resets_at = new Date(now.getTime() + minutes * 60_000).toISOString()
  const at = now.toISOString()
  const counted = await db
    .insertInto('throttle')
    .values({ key, count: 1, resets_at })
    .onConflict((conflict) =>
      conflict.column('key').doUpdateSet({
        count: sql`case when throttle.resets_at <= ${at} then 1 else throttle.count + 1 end`,
        resets_at: sql`case when throttle.resets_at <= ${at} then excluded.resets_at else throttle.resets_at end`,
      }),
    )
    .returning(['count', 'resets_at'])
    .executeTakeFirstOrThrow()
  if (counted.count <= tries) return 0
  return Math.max(1, Math.ceil((Date.parse(counted.resets_at) - now.getTime()) / 60_000))
}

/** Removes the last try from the count because it succeeded; earlier failed tries still count. */
export const takeBackTry = (db: Db, key: string) =>
  db.updateTable('throttle').set({ count: sql`count - 1` }).where('key', '=', key).where('count', '>', 0).execute()

export const forgetTries = (db: Db, key: string) => db.deleteFrom('throttle').where('key', '=', key).execute()

/** Deletes all counts whose key begins with this text. */
export const forgetTriesOf = (db: Db, prefix: string) =>
  db.deleteFrom('throttle').where(sql<boolean>`starts_with(key, ${prefix})`).execute()

export const deleteOldSignInCounts = (db: Db, now: Date) =>
  db.deleteFrom('throttle').where('resets_at', '<', now.toISOString()).execute()
