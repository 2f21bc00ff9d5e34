import type { Db } from '#server/db/connect.ts'
import { statement } from '#server/db/statement.ts'

const properties = statement((db) =>
  db
    .selectFrom('property')
    .select(['name', 'time_zone', 'state', 'check_in_time', 'check_out_time', 'day_starts_at'])
    .select(['composite_supply', 'logo']),
)

export const getProperty = async (db: Db) => {
  const [property] = await properties(db, {})
  if (!property) throw new Error('the hotel itself is missing from the database')
  return property
}

/** The hotel as a document shows it. */
export const getSender = (db: Db) =>
  db
    .selectFrom('property')
    .select(['name', 'address', 'state', 'phone', 'email', 'gstin', 'logo'])
    .executeTakeFirstOrThrow()

/** The address of the logo. It contains the key, so that a new logo is not confused with a cached one. */
export const logoAddress = (key: string | null) =>
  key && `/api/property/logo?v=${encodeURIComponent(key.replace(/^.*\/|\.\w+$/g, ''))}`
