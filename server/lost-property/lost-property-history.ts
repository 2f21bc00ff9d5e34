import { sql } from 'kysely'
import type { AuditEntry } from '#contract/audit/audit.ts'
import { lostPropertyChangeInWords } from '#contract/lost-property/lost-property-history-text.ts'
import { listEntriesOf } from '#server/audit/record-entries-store.ts'
import { historyFrom } from '#server/audit/record-history.ts'
import type { Db } from '#server/db/connect.ts'
import type { Reader } from '#server/lost-property/lost-property-store.ts'

type Values = AuditEntry['after']

const withoutGuests = (values: Values): Values => {
  if (!values) return values
  const { returned_to: _, closing_note: __, ...others } = values
  return others
}

/** Who entered, changed and returned a thing, newest first. */
export const lostPropertyHistory = async (db: Db, slug: string, { mayKnowGuests }: Pick<Reader, 'mayKnowGuests'>) => {
  const entries = await listEntriesOf(db, sql`select 'lost_property', ${slug}`)
  const shown = mayKnowGuests
    ? entries
    : entries.map((entry) => ({ ...entry, before: withoutGuests(entry.before), after: withoutGuests(entry.after) }))
  return historyFrom(shown, lostPropertyChangeInWords)
}
