import { sql } from 'kysely'
import { lostPropertyChangeInWords } from '#contract/lost-property/lost-property-history-text.ts'
import { listEntriesOf } from '#server/audit/record-entries-store.ts'
import { historyFrom } from '#server/audit/record-history.ts'
import type { Db } from '#server/db/connect.ts'

/** Who entered, changed and returned a thing, newest first. */
export const lostPropertyHistory = async (db: Db, slug: string) =>
  historyFrom(await listEntriesOf(db, sql`select 'lost_property', ${slug}`), lostPropertyChangeInWords)
