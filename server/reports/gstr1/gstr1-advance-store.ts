import { sql } from 'kysely'
import type { Paise } from '#contract/kit/money.ts'
import type { CalendarDate } from '#contract/kit/time/calendar-date.ts'
import type { Db } from '#server/db/connect.ts'

interface AdvanceVoucher {
  kind: 'receipt' | 'refund'
  booking_id: number
  folio_id: number | null
  at: string
  /** The state of the hotel as the voucher names it. */
  state: string
  rate: number
  amount: Paise
  taxable: Paise
  cgst: Paise
  sgst: Paise
}

/** The receipt and refund vouchers of some days. */
export const listAdvanceVouchers = async (db: Db, first: CalendarDate, last: CalendarDate) => {
  const { rows } = await sql<AdvanceVoucher>`
    select voucher.kind, payment.booking_id, payment.folio_id, payment.at,
      coalesce(voucher.property ->> 'state', '') as state, voucher.tax_rate as rate,
      voucher.amount, voucher.taxable, voucher.cgst, voucher.sgst
    from voucher join payment on payment.id = voucher.payment_id
    where voucher.voucher_date between ${first} and ${last} and payment.invoice_id is null
    order by payment.id`.execute(db)
  return rows
}

interface HeldAdvance {
  booking_id: number
  folio_id: number | null
  amount: Paise
}

/** The advances of bookings that were neither adjusted nor refunded before a day, by folio. */
export const listHeldBefore = async (db: Db, day: CalendarDate, bookingIds: number[]) => {
  const { rows } = await sql<HeldAdvance>`
    select booking_id, folio_id, sum(amount)::bigint as amount from (
      select payment.booking_id, payment.folio_id,
        case voucher.kind when 'receipt' then voucher.amount else -voucher.amount end as amount
      from voucher join payment on payment.id = voucher.payment_id
      where payment.booking_id = any(${bookingIds}) and voucher.voucher_date < ${day} and payment.invoice_id is null
      union all
      select booking_id, folio_id, -advance_amount from invoice
      where booking_id = any(${bookingIds}) and kind = 'invoice' and invoice_date < ${day}
    ) moved
    group by 1, 2`.execute(db)
  return rows
}
