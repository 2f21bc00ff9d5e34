import { sql } from 'kysely'
import { listEntriesOf } from '#server/audit/record-entries-store.ts'
import type { Db } from '#server/db/connect.ts'

/** The newest entries of the audit trail about a repair and about the nights that it has blocked at any time. */
export const listRepairEntries = (db: Db, slug: string) =>
  listEntriesOf(
    db,
    sql`
      select 'repair', ${slug}
      union all
      select 'stay', link.after ->> 'stay_slug' from audit_entry link
      where link.entity = 'repair' and link.slug = ${slug} and link.after ->> 'stay_slug' is not null`,
  )
