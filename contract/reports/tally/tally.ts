import { Rupees } from '#contract/kit/money.ts'
import { Slug } from '#contract/kit/slug-endpoints.ts'
import { nightsBetween } from '#contract/kit/time/calendar-date.ts'
import { z } from '#contract/kit/z.ts'
import { reportMessages } from '#contract/reports/report-messages.ts'
import { inOrder, ReportDays } from '#contract/reports/report-period.ts'

/** At most a financial year at once. */
export const TallyQuery = ReportDays.refine(...inOrder).refine(
  ({ start_date, end_date }) => nightsBetween(start_date, end_date) < 366,
  { path: ['end_date'], error: reportMessages.tooManyDaysOfList },
)
export type TallyQuery = z.infer<typeof TallyQuery>

/** As Tally names them. */
export const VoucherType = z.enum(['Sales', 'Credit Note', 'Receipt', 'Payment', 'Journal'])
export type VoucherType = z.infer<typeof VoucherType>

const TallyCheckCode = z.enum([
  'method_without_ledger',
  'name_of_group',
  'names_clash',
  'income_unknown',
  'period_not_over',
  'nothing_to_export',
])
export type TallyCheckCode = z.infer<typeof TallyCheckCode>

const TallyCheck = z.object({
  code: TallyCheckCode,
  /** An error makes Tally refuse or misplace vouchers; a warning is to be looked at. */
  level: z.enum(['error', 'warning']),
  message: z.string(),
  count: z.int(),
  /** The first ones of the ledgers or documents that it is about; those with a slug are invoices. */
  records: z.array(z.object({ label: z.string(), invoice: Slug.nullable() })),
})
export type TallyCheck = z.infer<typeof TallyCheck>

const LedgerTotals = z.object({ name: z.string(), group: z.string(), debit: Rupees, credit: Rupees })

export const TallyReport = z.object({
  vouchers: z.array(z.object({ type: VoucherType, count: z.int(), amount: Rupees })),
  /** The ledgers of the settings; those of companies and guests are added up in `parties`. */
  ledgers: z.array(LedgerTotals),
  parties: z.object({ count: z.int(), debit: Rupees, credit: Rupees }),
  checks: z.array(TallyCheck),
})
export type TallyReport = z.infer<typeof TallyReport>
