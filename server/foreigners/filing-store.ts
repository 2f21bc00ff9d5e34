import { sql } from 'kysely'
import type { FiledValues } from '#contract/foreigners/changed-fields.ts'
import type { Db } from '#server/db/connect.ts'

interface Arrival {
  application_number: string
  filed_at: string
  filed_by: number
  /** The values of the form as JSON. */
  filed_values?: string
}

interface Departure {
  departure_number: string
  departure_filed_at: string | null
  departure_filed_by: number | null
  onward_address: string
  /** When the person left, as it was filed. */
  left_at: string | null
}

/** By slug; nobody of whom nothing is filed, or was filed before the values were kept. */
export const listFiledValues = async (db: Db, slugs: string[]): Promise<Map<string, FiledValues>> => {
  const { rows } = await sql<{ slug: string; filed_values: FiledValues }>`
    select slug, filed_values from foreigner_filing
    where slug = any (${slugs}::text[]) and filed_values is not null`.execute(db)
  return new Map(rows.map(({ slug, filed_values }) => [slug, filed_values]))
}

/** False if a colleague was faster. */
export const insertFiling = async (db: Db, row: Arrival & { slug: string; guest_id: number }) => {
  const { numInsertedOrUpdatedRows = 0n } = await db
    .insertInto('foreigner_filing')
    // After an undo the versions go on: another desk may still show the first entry.
    .values({
      ...row,
      version: sql`1 + (select count(*) from audit_entry where entity = 'foreigner_filing' and slug = ${row.slug})`,
    })
    .onConflict((conflict) => conflict.column('slug').doNothing())
    .executeTakeFirstOrThrow()
  return numInsertedOrUpdatedRows > 0n
}

/** False if a colleague has changed it since this version. */
export const updateFiling = async (db: Db, slug: string, version: number, changes: Partial<Arrival & Departure>) => {
  const { numUpdatedRows } = await db
    .updateTable('foreigner_filing')
    .set(changes)
    .where('slug', '=', slug)
    .where('version', '=', version)
    .executeTakeFirstOrThrow()
  return numUpdatedRows > 0n
}

export const deleteFiling = async (db: Db, slug: string, version: number) => {
  const { numDeletedRows } = await db
    .deleteFrom('foreigner_filing')
    .where('slug', '=', slug)
    .where('version', '=', version)
    .executeTakeFirstOrThrow()
  return numDeletedRows > 0n
}

/** Locks the person in the room, so that the stay and what is filed of it do not change meanwhile. */
export const lockOccupant = (db: Db, slug: string) =>
  sql`select from occupant where slug = ${slug} for update`.execute(db)
