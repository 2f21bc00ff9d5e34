import { text } from '#contract/kit/text.ts'
import { Version } from '#contract/kit/version.ts'
import { z } from '#contract/kit/z.ts'
import { tallyMessages as say } from '#contract/reports/tally/tally-messages.ts'

const Key = z.string().regex(/^[a-z_]{1,40}(_\d{1,9})?$/, say.unknownLedger)

export const TallySettingsDraft = z.object({
  /** The company in Tally; empty for the one that is open there. */
  company_name: text(100),
  /** Whether each guest has a ledger; else all share one. Companies always have their own. */
  guests_apart: z.boolean(),
  /** The name of each ledger by its key. An empty one means the usual name. */
  ledgers: z.record(Key, text(100)),
  version: Version,
})
export type TallySettingsDraft = z.infer<typeof TallySettingsDraft>

const TallyLedger = z.object({
  key: z.string(),
  label: z.string(),
  part: z.enum(['income', 'taxes', 'guests', 'payments']),
  /** Its group in Tally. */
  group: z.string(),
  /** The name if the accountant enters none; empty if there is no usual name. */
  usual: z.string(),
  /** The name that the accountant has entered. */
  name: z.string(),
})
export type TallyLedger = z.infer<typeof TallyLedger>

export const TallySettings = z.object({
  company_name: z.string(),
  guests_apart: z.boolean(),
  ledgers: z.array(TallyLedger),
  version: z.int(),
})
export type TallySettings = z.infer<typeof TallySettings>
