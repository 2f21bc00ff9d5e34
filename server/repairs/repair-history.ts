import { repairChangeInWords } from '#contract/repairs/repair-history-text.ts'
import { withNames } from '#server/audit/audit-names.ts'
import type { Db } from '#server/db/connect.ts'
import { listRepairEntries } from '#server/repairs/repair-history-store.ts'

/** The changes of a repair and of its nights as sentences, newest first. */
export const historyOf = async (db: Db, slug: string) => {
  const entries = await withNames(db, await listRepairEntries(db, slug))
  return entries.flatMap((entry) => {
    const what = repairChangeInWords(entry)
    return what ? [{ at: entry.at, who: entry.who, what }] : []
  })
}
