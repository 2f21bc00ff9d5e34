import type { Db } from '#server/db/connect.ts'

export const getProperty = (db: Db) =>
  db
    .selectFrom('property')
    .select(['name', 'time_zone', 'state', 'check_in_time', 'check_out_time', 'composite_supply', 'logo'])
    .executeTakeFirstOrThrow()

/** Where a logo is fetched from. The key is part of it, so that a new logo is not taken for the old one. */
export const logoAddress = (key: string | null) =>
  key && `/api/property/logo?v=${encodeURIComponent(key.replace(/^.*\/|\.\w+$/g, ''))}`
