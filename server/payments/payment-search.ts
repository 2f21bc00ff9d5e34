import { sql } from 'kysely'
import type { PaymentQuery } from '#contract/payments/payment-list.ts'
import { bookingMatches } from '#server/bookings/list/booking-search.ts'
import type { Db } from '#server/db/connect.ts'

export type PaymentFilter = Omit<PaymentQuery, 'page' | 'per_page' | 'sort'>

/** Payments whose voucher or receipt number, reference, booking, guest or room matches the search. Each uses an index. */
const isMatch = (typed: string) => {
  const pattern = `${typed.replace(/[\\%_]/g, '\\$&')}%`
  const receipt = Number(/^(?:RC-?)?0*(\d{1,9})$/i.exec(typed)?.[1] ?? 0)
  const companyPayment = Number(/^CR-?0*(\d{1,9})$/i.exec(typed)?.[1] ?? 0)
  const end = /^0*(\d{1,7})$/.exec(typed)?.[1] ?? ''
  return sql<boolean>`payment.id = any (array(
    select payment_id from voucher where number like ${pattern.toUpperCase()}
    union all
    select payment_id from voucher where number = any (array(
      select series || '-' || financial_year || '-' || lpad(${end}, greatest(6, length(${end})), '0')
      from document_counter where ${end} <> ''
    ))
    union all
    select receipt.id from payment receipt
    where receipt.id = ${receipt} and not exists (select from voucher where payment_id = receipt.id)
    union all
    select id from payment where company_payment_id = ${companyPayment}
    union all
    select id from payment where reference <> '' and lower(reference) like ${pattern.toLowerCase()}
    union all
    select id from payment
    where booking_id = any (array(select booking.id from booking where ${bookingMatches(typed)}))
  ))`
}

export const searchPayments = (
  db: Db,
  { date_from, date_to, payment_method, account, kind, search }: PaymentFilter,
) => {
  let found = db.selectFrom('payment')
  if (date_from) found = found.where('payment.paid_on', '>=', date_from)
  if (date_to) found = found.where('payment.paid_on', '<=', date_to)
  if (payment_method) found = found.where('payment.payment_method_id', '=', payment_method)
  if (account) found = found.where('payment.account_id', '=', accountId(account))
  if (kind) found = found.where('payment.kind', '=', kind === 'refund' ? 'refund' : 'payment')
  if (kind === 'advance') found = found.where('payment.invoice_id', 'is', null)
  if (kind === 'payment') found = found.where('payment.invoice_id', 'is not', null)
  if (search) found = found.where(isMatch(search))
  return found
}

export const accountId = (slug: string) => sql<number>`(select id from account where slug = ${slug})`
