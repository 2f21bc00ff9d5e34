import { sql } from 'kysely'
import type { ChargeKind } from '#contract/folios/bill.ts'
import type { Paise } from '#contract/kit/money.ts'
import type { CalendarDate } from '#contract/kit/time/calendar-date.ts'
import type { TaxTreatment } from '#contract/taxes/tax-category.ts'
import { bookingNumber } from '#server/bookings/booking-number.ts'
import type { Db } from '#server/db/connect.ts'
import { receiptNumber } from '#server/payments/payment-store.ts'

export interface Days {
  start_date: CalendarDate
  end_date: CalendarDate
}

/** Who owes an invoice. A company of the list has the name of today, so that its account is one ledger. */
export interface Party {
  company: string | null
  guest: string
  guest_id: number
}

/** The party of `invoice`, which is joined with its company, its folio and its booking. */
const party = sql`jsonb_build_object(
  'company', coalesce(company.name, invoice.guest -> 'billed_to' ->> 'name'),
  'guest', invoice.guest ->> 'name', 'guest_id', coalesce(folio.guest_id, booking.guest_id))`

const itsPayer = sql`join booking on booking.id = invoice.booking_id
  left join company on company.id = invoice.company_id
  left join folio on folio.id = invoice.folio_id`

export interface TallyLine {
  kind: ChargeKind
  treatment: TaxTreatment
  sac: string
  amount: Paise
}

export interface TallyDocument {
  slug: string
  kind: 'invoice' | 'credit_note'
  number: string
  date: CalendarDate
  reason: string
  /** The invoice itself, or the one that a credit note corrects. */
  invoice: { slug: string; number: string }
  party: Party
  booking: string
  cgst: Paise
  sgst: Paise
  round_off: Paise
  total: Paise
  advance_amount: Paise
  lines: TallyLine[]
}

/** The invoices and credit notes of some days, with their lines by kind, treatment and SAC. */
export const listTallyDocuments = async (db: Db, { start_date, end_date }: Days) => {
  const { rows } = await sql<TallyDocument>`
    select document.slug, document.kind, document.number, document.invoice_date as date, document.reason,
      jsonb_build_object('slug', invoice.slug, 'number', invoice.number) as invoice, ${party} as party,
      ${bookingNumber} as booking, document.cgst, document.sgst, document.round_off, document.total,
      case document.kind when 'invoice' then document.advance_amount else 0 end as advance_amount,
      coalesce(lines.lines, '[]') as lines
    from invoice document join invoice on invoice.id = coalesce(document.corrects_id, document.id) ${itsPayer}
    left join lateral (
      select jsonb_agg(part order by part.kind, part.sac) as lines from (
        select kind, treatment, sac, sum(amount)::bigint as amount from invoice_line
        where invoice_id = document.id group by 1, 2, 3
      ) part
    ) lines on true
    where document.invoice_date between ${start_date} and ${end_date}
    order by document.invoice_date, document.id`.execute(db)
  return rows
}

export interface TallyPayment {
  slug: string
  kind: 'payment' | 'refund'
  /** A payment of a company for several invoices. */
  company_payment_id: number | null
  date: CalendarDate
  number: string
  amount: Paise
  method_id: number
  /** Source and reference. */
  details: string
  reason: string
  booking: string
  guest: string
  /** Null for an advance and its refund. */
  invoice: { number: string; party: Party } | null
}

/** The payments and refunds of some days. */
export const listTallyPayments = async (db: Db, { start_date, end_date }: Days) => {
  const { rows } = await sql<TallyPayment>`
    select payment.slug, payment.kind, payment.company_payment_id, payment.paid_on as date, ${receiptNumber} as number,
      payment.amount, payment.payment_method_id as method_id, payment.reason,
      concat_ws(', ', nullif(payment.source, ''), nullif(payment.reference, '')) as details,
      ${bookingNumber} as booking, guest.name as guest,
      case when invoice.id is not null
        then jsonb_build_object('number', invoice.number, 'party', ${party}) end as invoice
    from payment join booking on booking.id = payment.booking_id join guest on guest.id = booking.guest_id
    left join voucher on voucher.payment_id = payment.id
    left join invoice on invoice.id = payment.invoice_id
    left join company on company.id = invoice.company_id
    left join folio on folio.id = invoice.folio_id
    where payment.paid_on between ${start_date} and ${end_date}
    order by payment.paid_on, payment.id`.execute(db)
  return rows
}

export interface TallyDeposit {
  slug: string
  number: string
  amount: Paise
  method_id: number
  details: string
  taken_on: CalendarDate
  returned_on: CalendarDate | null
  kept_amount: Paise
  return_method_id: number | null
  return_details: string
  booking: string
  guest: string
}

/** The security deposits that were taken or returned on some days. */
export const listTallyDeposits = async (db: Db, { start_date, end_date }: Days) => {
  const { rows } = await sql<TallyDeposit>`
    select deposit.slug, 'SD-' || lpad(deposit.id::text, greatest(6, length(deposit.id::text)), '0') as number,
      deposit.amount, deposit.payment_method_id as method_id, deposit.taken_on, deposit.returned_on,
      coalesce(deposit.kept_amount, 0) as kept_amount, deposit.return_method_id,
      concat_ws(', ', nullif(deposit.source, ''), nullif(deposit.reference, '')) as details,
      concat_ws(', ', nullif(deposit.return_source, ''), nullif(deposit.return_reference, '')) as return_details,
      ${bookingNumber} as booking, guest.name as guest
    from deposit join booking on booking.id = deposit.booking_id join guest on guest.id = booking.guest_id
    where deposit.taken_on between ${start_date} and ${end_date}
      or deposit.returned_on between ${start_date} and ${end_date}
    order by deposit.id`.execute(db)
  return rows
}

export interface TallyCarried {
  key: string
  date: CalendarDate
  amount: Paise
  from: { number: string; party: Party }
  to: { number: string; party: Party }
}

/** Money that was carried from one invoice to another on some days of the hotel. */
export const listTallyCarried = async (db: Db, { start_date, end_date }: Days) => {
  const named = (id: string) => sql`(select jsonb_build_object('number', invoice.number, 'party', ${party})
    from invoice ${itsPayer} where invoice.id = ${sql.ref(id)})`
  const { rows } = await sql<TallyCarried>`
    select source.slug || '-' || carried.id as key, carried.day as date, carried.amount,
      ${named('carried.from_invoice_id')} as "from", ${named('carried.to_invoice_id')} as "to"
    from (
      select carried_over.*, (carried_over.at at time zone property.time_zone)::date as day from carried_over, property
    ) carried join invoice source on source.id = carried.from_invoice_id
    where carried.day between ${start_date} and ${end_date}
    order by carried.id`.execute(db)
  return rows
}

/** The taxable categories with each SAC that their rates have or had. */
export const listCategoriesOfSac = async (db: Db) => {
  const { rows } = await sql<{ sac: string; id: number; builtin: 'accommodation' | 'food' | 'service' | null }>`
    select distinct tax_rule.sac, tax_category.id, tax_category.builtin
    from tax_rule join tax_category on tax_category.id = tax_rule.tax_category_id
    where tax_rule.sac <> ''
    order by tax_category.id`.execute(db)
  return rows
}
