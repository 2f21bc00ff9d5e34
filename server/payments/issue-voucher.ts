import type { Paise } from '#contract/kit/money.ts'
import type { CalendarDate } from '#contract/kit/time/calendar-date.ts'
import { taxWithin } from '#contract/payments/tax-within.ts'
import type { Db } from '#server/db/connect.ts'
import { takeNumber } from '#server/invoices/invoice-number.ts'
import { getPayer, type PaidFolio } from '#server/payments/payer-store.ts'
import { insertVoucher, listReceiptVouchers } from '#server/payments/voucher-store.ts'

const series = { receipt: 'RV', refund: 'RF' }

interface Paid extends PaidFolio {
  payment_id: number
  amount: Paise
  voucher_date: CalendarDate
}

const issueVoucher = async (
  db: Db,
  { booking_id, folio_id, ...paid }: Paid,
  voucher: Pick<Parameters<typeof insertVoucher>[1], 'kind' | 'tax_rate' | 'taxable' | 'cgst' | 'sgst' | 'receipts'>,
) => {
  const { property, guest } = await getPayer(db, { booking_id, folio_id })
  // The number is taken last, because others wait for it.
  const number = await takeNumber(db, series[voucher.kind], paid.voucher_date)
  await insertVoucher(db, { ...paid, ...voucher, number, property, guest })
}

/** The voucher of an advance: the tax is that of the first night, since the invoice is not known yet (Rule 50). */
export const issueReceiptVoucher = (db: Db, paid: Paid, taxRate: number) =>
  issueVoucher(db, paid, { kind: 'receipt', ...taxWithin(paid.amount, taxRate), receipts: [] })

/**
 * The voucher of a refund before the invoice: the money goes back with its tax, at the rate of the last advance (Rule
 * 51). A refund for an invoice has none, since the credit note corrects the tax.
 */
export const issueRefundVoucher = async (db: Db, paid: Paid) => {
  const vouchers = await listReceiptVouchers(db, paid)
  const receipts = vouchers.map(({ number, date }) => ({ number, date }))
  await issueVoucher(db, paid, {
    kind: 'refund',
    ...taxWithin(paid.amount, vouchers.at(-1)?.tax_rate ?? 0),
    receipts,
  })
}
