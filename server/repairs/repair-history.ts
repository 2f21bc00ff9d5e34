import { repairChangeInWords } from '#contract/repairs/repair-history-text.ts'
import { historyFrom } from '#server/audit/record-history.ts'
import type { Db } from '#server/db/connect.ts'
import { listRepairEntries } from '#server/repairs/repair-history-store.ts'

/** The changes of a repair and of its nights as sentences, newest first. */
export const historyOf = async (db: Db, slug: string) =>
  historyFrom(await listRepairEntries(db, slug), repairChangeInWords)
