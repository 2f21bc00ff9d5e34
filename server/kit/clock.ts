import { sql } from 'kysely'
import type { Db } from '#server/db/connect.ts'

/** The current time. Tests pass their own clock. */
export interface Clock {
  now(): Date
}

export const systemClock: Clock = { now: () => new Date() }

/** Gives the database the same time as the clock until the transaction ends: its `hotel_now()`. */
export const setNow = (clock: Clock) => sql`set_config('sarai.now', ${sql.lit(clock.now().toISOString())}, true)`

/** The same for a transaction that no request has begun. */
export const applyClock = (db: Db, clock: Clock) => sql`select ${setNow(clock)}`.execute(db)
