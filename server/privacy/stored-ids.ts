import { sql } from 'kysely'

/** The columns of a guest that hold a photo or a number of an ID. */
const idColumns = ['id_proof_number', 'passport_no', 'visa_no', 'id_proof_image']

/** Takes the place of a deleted value in the audit trail. */
const mark = 'deleted'

/** Whether the values of an entry of the audit trail hold one of these columns. */
const holds = (values: 'before' | 'after', columns: string[]) => sql<boolean>`exists (
  select from jsonb_each_text(${sql.ref(values)}) kept
  where kept.key = any (${columns}::text[]) and coalesce(kept.value, '') not in ('', ${mark}))`

const without = (values: 'before' | 'after', columns: string[]) => sql<string>`(
  select jsonb_object_agg(key, case
    when key = any (${columns}::text[]) and value not in ('null', '""') then to_jsonb(${mark}::text) else value
  end) from jsonb_each(${sql.ref(values)}))`

/** An entry of the audit trail that holds one of these columns. */
export const isHeldInTrail = (columns = idColumns) =>
  sql<boolean>`(${holds('before', columns)} or ${holds('after', columns)})`

/** The values of entries without these columns. */
export const trailWithout = (columns = idColumns) => ({
  before: without('before', columns),
  after: without('after', columns),
})
