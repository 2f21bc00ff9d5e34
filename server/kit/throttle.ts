import { sql } from 'kysely'
import type { Db } from '#server/db/connect.ts'

/** How often something may be tried within a time. */
export interface Limit {
  tries: number
  minutes: number
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

export const forgetTries = (db: Db, key: string) => db.deleteFrom('throttle').where('key', '=', key).execute()

export const forgetOldTries = (db: Db, now: Date) =>
  db.deleteFrom('throttle').where('resets_at', '<', now.toISOString()).execute()
