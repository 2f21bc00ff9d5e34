import { sql } from 'kysely'

/** The current time. Tests pass their own clock. */
export interface Clock {
  now(): Date
}

export const systemClock: Clock = { now: () => new Date() }

/** Gives the database the same time as the clock until the transaction ends: its `hotel_now()`. */
export const setNow = (clock: Clock) => sql`set_config('sarai.now', ${sql.lit(clock.now().toISOString())}, true)`
