import { Problem } from '#contract/kit/problem.ts'
import { tallyMessages as say } from '#contract/reports/tally/tally-messages.ts'
import type { TallySettingsDraft } from '#contract/reports/tally/tally-settings.ts'
import type { Db } from '#server/db/connect.ts'
import { getTallySettings } from '#server/reports/tally/tally-settings-store.ts'

/** A name for a ledger that no voucher uses would be lost without notice. */
export const refuseUnknownLedgers = async (db: Db, { ledgers }: TallySettingsDraft) => {
  const known = new Set((await getTallySettings(db)).ledgers.map(({ key }) => key))
  const unknown = Object.keys(ledgers).find((key) => !known.has(key))
  if (unknown === undefined) return
  throw new Problem(422, 'ledger_unknown', say.unknownLedger, { [`ledgers.${unknown}`]: [say.unknownLedger] })
}
