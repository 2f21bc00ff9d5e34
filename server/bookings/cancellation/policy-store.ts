import type { Db } from '#server/db/connect.ts'

/** The cancellation policy, with the times that decide the hotel's date. */
export const readPolicy = (db: Db) =>
  db
    .selectFrom('property')
    .select(['cancellation_fee', 'cancellation_free_days', 'cancellation_percent'])
    .select(['time_zone', 'day_starts_at'])
    .executeTakeFirstOrThrow()
