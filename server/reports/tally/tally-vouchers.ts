import { groupBy } from '#contract/kit/group-by.ts'
import type { CalendarDate } from '#contract/kit/time/calendar-date.ts'
import { ofAdjustedAdvance, ofCarried, ofDocument } from '#server/reports/tally/tally-document-vouchers.ts'
import type { Ledgers } from '#server/reports/tally/tally-ledgers.ts'
import { ofPayments, ofReturnedDeposit, ofTakenDeposit } from '#server/reports/tally/tally-money-vouchers.ts'
import type {
  Days,
  TallyCarried,
  TallyDeposit,
  TallyDocument,
  TallyPayment,
} from '#server/reports/tally/tally-store.ts'
import type { Voucher } from '#server/reports/tally/tally-voucher.ts'

interface Found {
  documents: TallyDocument[]
  payments: TallyPayment[]
  deposits: TallyDeposit[]
  carried: TallyCarried[]
}

/** The vouchers of some days, in the order of their dates. One without an amount, as of a free stay, is left out. */
export const vouchersOf = (
  { documents, payments, deposits, carried }: Found,
  { start_date, end_date }: Days,
  ledgers: Ledgers,
): Voucher[] => {
  const isWithin = (day: CalendarDate | null): day is CalendarDate =>
    day !== null && day >= start_date && day <= end_date
  const adjusted = documents.filter(({ advance_amount }) => advance_amount > 0)
  const together = groupBy(payments, (one) => one.company_payment_id ?? one.slug)
  const all = [
    ...documents.map((document) => ofDocument(document, ledgers)),
    ...adjusted.map((document) => ofAdjustedAdvance(document, ledgers)),
    ...[...together.values()].flatMap((parts) => ofPayments(parts, ledgers)),
    ...deposits.filter(({ taken_on }) => isWithin(taken_on)).map((deposit) => ofTakenDeposit(deposit, ledgers)),
    ...deposits.flatMap((deposit) =>
      isWithin(deposit.returned_on) ? ofReturnedDeposit(deposit, deposit.returned_on, ledgers) : [],
    ),
    ...carried.map((one) => ofCarried(one, ledgers)),
  ]
  return all
    .filter(({ entries }) => entries.length > 0)
    .sort((one, other) => Number(one.date > other.date) - Number(one.date < other.date))
}
