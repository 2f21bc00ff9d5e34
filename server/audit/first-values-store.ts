import { sql } from 'kysely'
import type { Db } from '#server/db/connect.ts'

type Values = Record<string, unknown>

/** The fields of a record as it was added, however often it was changed since. */
const getFirstValues = async (db: Db, entity: string, slug: string) => {
  const first = await db
    .selectFrom('audit_entry')
    .select(sql<Values | null>`after`.as('values'))
    .where('entity', '=', entity)
    .where('slug', '=', slug)
    .where('action', '=', 'insert')
    .executeTakeFirst()
  return first?.values ?? {}
}

/**
 * Whether a record was added with these values, which are as in the database: whole paise, days as text. Fields that
 * the audit trail does not hold are not compared.
 */
export const wasAddedWith = async (db: Db, entity: string, slug: string, sent: Values) => {
  const first = await getFirstValues(db, entity, slug)
  return Object.entries(sent).every(([field, value]) => !(field in first) || first[field] === value)
}
