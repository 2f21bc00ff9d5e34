import type { TallyQuery } from '#contract/reports/tally/tally.ts'
import type { Db } from '#server/db/connect.ts'
import { ledgersOf } from '#server/reports/tally/tally-ledgers.ts'
import { getTallySettings } from '#server/reports/tally/tally-settings-store.ts'
import {
  listCategoriesOfSac,
  listTallyCarried,
  listTallyDeposits,
  listTallyDocuments,
  listTallyPayments,
} from '#server/reports/tally/tally-store.ts'
import { vouchersOf } from '#server/reports/tally/tally-vouchers.ts'

/** The vouchers of some days, with the ledgers that they are written to. */
export const tallyOf = async (db: Db, days: TallyQuery) => {
  const settings = await getTallySettings(db)
  const ledgers = ledgersOf(settings, await listCategoriesOfSac(db))
  const documents = await listTallyDocuments(db, days)
  const payments = await listTallyPayments(db, days)
  const deposits = await listTallyDeposits(db, days)
  const carried = await listTallyCarried(db, days)
  const vouchers = vouchersOf({ documents, payments, deposits, carried }, days, ledgers)
  return { settings, ledgers, documents, vouchers }
}
export type Tally = Awaited<ReturnType<typeof tallyOf>>
