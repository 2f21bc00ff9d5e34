import { sql } from 'kysely'
import { sumOf } from '#contract/kit/money.ts'
import {
  type Reduction,
  ReductionKind,
  type ReductionQuery,
  type ReductionReport,
} from '#contract/reports/reductions.ts'
import { bookingNumber } from '#server/bookings/booking-number.ts'
import type { Db } from '#server/db/connect.ts'
import { receiptNumber } from '#server/payments/payment-store.ts'

/** Who issued a credit note is in the audit trail. */
const whoIssued = sql`(
  select account.name from audit_entry join account on account.id = audit_entry.account_id
  where audit_entry.entity = 'invoice' and audit_entry.slug = invoice.slug and audit_entry.action = 'insert'
  limit 1
)`

/** The discounts of issued invoices, the credit notes and the refunds of some days, with their reasons. */
export const listReductions = async (
  db: Db,
  { start_date, end_date, kind }: ReductionQuery,
): Promise<ReductionReport> => {
  const { rows } = await sql<Reduction>`
    select reduction.kind, reduction.date, reduction.number, reduction.amount, reduction.reason, reduction.who,
      json_build_object('slug', booking.slug, 'booking_number', ${bookingNumber}) as booking, guest.name as guest_name
    from (
      select 'discount' as kind, invoice.invoice_date as date, invoice.number, invoice.booking_id, invoice_discount.amount,
        discount.reason, account.name as who
      from invoice_discount
        join invoice on invoice.id = invoice_discount.invoice_id
        join discount on discount.id = invoice_discount.discount_id
        left join account on account.id = discount.account_id
      where invoice.invoice_date between ${start_date} and ${end_date}
      union all
      select 'credit_note', invoice.invoice_date, invoice.number, invoice.booking_id, invoice.total, invoice.reason, ${whoIssued}
      from invoice
      where invoice.kind = 'credit_note' and invoice.invoice_date between ${start_date} and ${end_date}
      union all
      select 'refund', payment.paid_on, ${receiptNumber}, payment.booking_id, payment.amount, payment.reason, account.name
      from payment
        left join voucher on voucher.payment_id = payment.id
        left join account on account.id = payment.account_id
      where payment.kind = 'refund' and payment.paid_on between ${start_date} and ${end_date}
    ) reduction
      join booking on booking.id = reduction.booking_id
      join guest on guest.id = booking.guest_id
    order by reduction.date, reduction.kind, reduction.number`.execute(db)
  const kinds = kind ? [kind] : ReductionKind.options
  const of = (wanted: ReductionKind) => rows.filter((row) => row.kind === wanted)
  return {
    rows: rows.filter((row) => kinds.includes(row.kind)),
    totals: kinds.map((one) => ({
      kind: one,
      count: of(one).length,
      amount: sumOf(of(one).map(({ amount }) => amount)),
    })),
  }
}
