import { sumOf } from '#contract/kit/money.ts'
import type { CalendarDate } from '#contract/kit/time/calendar-date.ts'
import { type TallyQuery, type TallyReport, VoucherType } from '#contract/reports/tally/tally.ts'
import type { Db } from '#server/db/connect.ts'
import { tallyOf } from '#server/reports/tally/tally.ts'
import { checksOf } from '#server/reports/tally/tally-checks.ts'
import { amountOf, usedLedgers } from '#server/reports/tally/tally-voucher.ts'

export const tallyReport = async (db: Db, days: TallyQuery, today: CalendarDate): Promise<TallyReport> => {
  const tally = await tallyOf(db, days)
  const used = usedLedgers(tally.vouchers)
  const parties = used.filter(({ isParty }) => isParty)
  const order = tally.ledgers.all.map(({ name }) => name)
  const place = ({ name }: { name: string }) => order.indexOf(name)
  return {
    vouchers: VoucherType.options.map((type) => {
      const some = tally.vouchers.filter((voucher) => voucher.type === type)
      return { type, count: some.length, amount: sumOf(some.map(amountOf)) }
    }),
    ledgers: used
      .filter(({ isParty }) => !isParty)
      .sort((one, other) => place(one) - place(other))
      .map(({ name, group, debit, credit }) => ({ name, group, debit, credit })),
    parties: {
      count: parties.length,
      debit: sumOf(parties.map(({ debit }) => debit)),
      credit: sumOf(parties.map(({ credit }) => credit)),
    },
    checks: checksOf(tally, days.end_date, today),
  }
}
