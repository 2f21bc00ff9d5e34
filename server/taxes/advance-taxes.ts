import { sql } from 'kysely'
import { negative, type Paise, sumOf } from '#contract/kit/money.ts'
import type { CalendarDate } from '#contract/kit/time/calendar-date.ts'
import { taxWithin } from '#contract/payments/tax-within.ts'
import type { AdvanceTax, TaxSummary } from '#contract/taxes/tax-endpoints.ts'
import type { Db } from '#server/db/connect.ts'
import { listAdjustedAdvances } from '#server/taxes/adjusted-advance-store.ts'

interface Taxed extends AdvanceTax {
  rate: number
}

/** The vouchers of some days by rate; refund vouchers are subtracted. */
const listReceived = async (db: Db, first: CalendarDate, last: CalendarDate) => {
  const { rows } = await sql<Taxed & { kind: 'receipt' | 'refund' }>`
    select voucher.kind, voucher.tax_rate as rate, sum(voucher.amount)::bigint as amount,
      sum(voucher.taxable)::bigint as taxable, sum(voucher.cgst)::bigint as cgst, sum(voucher.sgst)::bigint as sgst
    from voucher join payment on payment.id = voucher.payment_id
    where voucher.voucher_date between ${first} and ${last} and payment.invoice_id is null
    group by 1, 2`.execute(db)
  return rows.map(({ kind, rate, amount, taxable, cgst, sgst }): Taxed => {
    const signed = kind === 'receipt' ? (part: Paise) => part : negative
    return { rate, amount: signed(amount), taxable: signed(taxable), cgst: signed(cgst), sgst: signed(sgst) }
  })
}

const listAdjusted = async (db: Db, first: CalendarDate, last: CalendarDate) => {
  const adjusted = await listAdjustedAdvances(db, first, last)
  return adjusted.map(({ amount, rate }): Taxed => ({ amount, ...taxWithin(amount, rate), rate }))
}

const addUp = (parts: Taxed[]): AdvanceTax => ({
  amount: sumOf(parts.map(({ amount }) => amount)),
  taxable: sumOf(parts.map(({ taxable }) => taxable)),
  cgst: sumOf(parts.map(({ cgst }) => cgst)),
  sgst: sumOf(parts.map(({ sgst }) => sgst)),
})

/** The tax of the advances that some days have received and adjusted, by rate. */
export const advanceTaxes = async (
  db: Db,
  first: CalendarDate,
  last: CalendarDate,
): Promise<TaxSummary['advances']> => {
  const received = await listReceived(db, first, last)
  const adjusted = await listAdjusted(db, first, last)
  const rates = new Set([...received, ...adjusted].map(({ rate }) => rate))
  const at = (parts: Taxed[], wanted: number) => addUp(parts.filter(({ rate }) => rate === wanted))
  return [...rates]
    .sort((one, other) => one - other)
    .map((rate) => ({ rate, received: at(received, rate), adjusted: at(adjusted, rate) }))
}
