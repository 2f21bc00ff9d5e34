import { sql } from 'kysely'
import type { Paise } from '#contract/kit/money.ts'
import type { CalendarDate } from '#contract/kit/time/calendar-date.ts'
import type { Db } from '#server/db/connect.ts'

interface AdjustedAdvance {
  booking_id: number
  folio_id: number | null
  at: string
  /** The state of the hotel as the invoice names it. */
  state: string
  amount: Paise
  rate: number
}

/** The advances that the invoices of some days have counted, at the rate of the last receipt voucher before. */
export const listAdjustedAdvances = async (db: Db, first: CalendarDate, last: CalendarDate) => {
  const { rows } = await sql<AdjustedAdvance>`
    select invoice.booking_id, invoice.folio_id, invoice.issued_at as at,
      coalesce(invoice.property ->> 'state', '') as state, invoice.advance_amount as amount, coalesce((
        select voucher.tax_rate from payment join voucher on voucher.payment_id = payment.id and voucher.kind = 'receipt'
        where payment.booking_id = invoice.booking_id and payment.folio_id is not distinct from invoice.folio_id
          and payment.at <= invoice.issued_at
        order by payment.id desc
        limit 1
      ), 0) as rate
    from invoice
    where invoice.kind = 'invoice' and invoice.advance_amount > 0 and invoice.invoice_date between ${first} and ${last}
    order by invoice.id
  `.execute(db)
  return rows
}
