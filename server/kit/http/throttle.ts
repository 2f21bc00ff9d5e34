import { isIPv6 } from 'node:net'
import { sql } from 'kysely'
import type { Db } from '#server/db/connect.ts'

/** How often something may be tried within a time. */
export interface Limit {
  tries: number
  minutes: number
}

/** Where a request comes from. A client that has hung up has no address any more; all of those count as one. */
export const addressOf = ({ ip }: { ip: string | undefined }) => ip ?? 'gone'

/** Who has one address of version 6 has its whole network of 64 bits, so that is what counts. */
export const networkOf = (address: string) => {
  if (!isIPv6(address) || address.toLowerCase().startsWith('::ffff:')) return address.replace(/^::ffff:/i, '')
  const [left = '', right = ''] = address.split('::')
  const groups = left.split(':').filter(Boolean)
  const missing = address.includes('::') ? 8 - groups.length - right.split(':').filter(Boolean).length : 0
  const whole = [...groups, ...Array<string>(missing).fill('0'), ...right.split(':').filter(Boolean)]
  return `${whole.slice(0, 4).join(':')}::/64`
}

/**
 * Counts one more try and says for how many minutes to wait if that was too many. It lives in the database, so that
 * every copy of the app counts together, and counts before the try, so that parallel tries don't slip through.
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

/** The last try was a good one: it does not count after all, and the bad ones before it still do. */
export const takeBackTry = (db: Db, key: string) =>
  db.updateTable('throttle').set({ count: sql`count - 1` }).where('key', '=', key).where('count', '>', 0).execute()

export const forgetTries = (db: Db, key: string) => db.deleteFrom('throttle').where('key', '=', key).execute()

/** Every count whose key begins so. */
export const forgetTriesOf = (db: Db, prefix: string) =>
  db.deleteFrom('throttle').where(sql<boolean>`starts_with(key, ${prefix})`).execute()

export const forgetOldTries = (db: Db, now: Date) =>
  db.deleteFrom('throttle').where('resets_at', '<', now.toISOString()).execute()
