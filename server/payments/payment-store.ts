import { sql } from 'kysely'
import type { FolioId } from '#contract/folios/divide-charges.ts'
import type { Paise } from '#contract/kit/money.ts'
import type { CalendarDate } from '#contract/kit/time/calendar-date.ts'
import type { Payment } from '#contract/payments/payment.ts'
import { bookingNumber } from '#server/bookings/booking-number.ts'
import type { Db } from '#server/db/connect.ts'
import { newSlug } from '#server/kit/secret.ts'
import { netAmount } from '#server/payments/net-amount.ts'

const paddedId = (column: string) => {
  const id = sql.ref(column)
  return sql`lpad(${id}::text, greatest(6, length(${id}::text)), '0')`
}

/** The number of the voucher, of the receipt of a company's payment for several invoices, or of the receipt. */
export const receiptNumber = sql<string>`coalesce(
  voucher.number, 'CR-' || ${paddedId('payment.company_payment_id')}, 'RC-' || ${paddedId('payment.id')}
)`

const payments = (db: Db) =>
  db
    .selectFrom('payment')
    .innerJoin('payment_method', 'payment_method.id', 'payment.payment_method_id')
    .leftJoin('account', 'account.id', 'payment.account_id')
    .leftJoin('voucher', 'voucher.payment_id', 'payment.id')
    .select([
      'payment.id',
      'payment.slug',
      receiptNumber.as('receipt_number'),
      'payment.kind',
      sql<boolean>`payment.kind = 'payment' and payment.invoice_id is null`.as('is_advance'),
      'payment_method.name as payment_method',
      'payment.source',
      'payment.reference',
      'payment.amount',
      'payment.reason',
      'payment.at',
      'account.name as who',
    ])

const mostPayments = 500

export const listPayments = (db: Db, bookingId: number): Promise<Payment[]> =>
  payments(db)
    .where('payment.booking_id', '=', bookingId)
    .orderBy('payment.at', 'desc')
    .orderBy('payment.id', 'desc')
    .limit(mostPayments)
    .execute()

/** The payments of an invoice, and the advances of its folio since the invoice before it. */
export const listPaymentsOfInvoice = (
  db: Db,
  invoice: { id: number; booking_id: number; folio_id: FolioId; issued_at: string },
): Promise<Payment[]> =>
  payments(db)
    .where('payment.booking_id', '=', invoice.booking_id)
    .where(sql<boolean>`(payment.invoice_id = ${invoice.id} or (
      payment.invoice_id is null and payment.folio_id is not distinct from ${invoice.folio_id}::integer
      and not exists (
        select from invoice other
        where other.booking_id = payment.booking_id and other.folio_id is not distinct from payment.folio_id
          and other.kind = 'invoice' and other.id <> ${invoice.id}
          and (payment.at > ${invoice.issued_at} or (other.id < ${invoice.id} and other.issued_at >= payment.at))
      )
      and (payment.at <= ${invoice.issued_at} or not exists (
        select from booking where booking.id = payment.booking_id and booking.status = 'checked_in'
      ))
    ))`)
    .orderBy('payment.at', 'desc')
    .orderBy('payment.id', 'desc')
    .limit(mostPayments)
    .execute()

export const getPayment = (db: Db, slug: string) =>
  payments(db)
    .select(['payment.paid_on', 'payment.company_payment_id'])
    .where('payment.slug', '=', slug)
    .executeTakeFirst()

/** Payments minus refunds. */
export const sumReceived = async (db: Db, bookingId: number) => {
  const { received } = await db
    .selectFrom('payment')
    .select(netAmount.as('received'))
    .where('booking_id', '=', bookingId)
    .executeTakeFirstOrThrow()
  return received
}

/** All that was refunded of a booking so far. */
export const sumRefunded = async (db: Db, bookingId: number) => {
  const { refunded } = await db
    .selectFrom('payment')
    .select(sql<Paise>`coalesce(sum(amount), 0)::bigint`.as('refunded'))
    .where('booking_id', '=', bookingId)
    .where('kind', '=', 'refund')
    .executeTakeFirstOrThrow()
  return refunded
}

interface NewPayment {
  booking_id: number
  folio_id: FolioId
  invoice_id: number | null
  kind: Payment['kind']
  payment_method_id: number
  source: string
  reference: string
  amount: Paise
  reason: string
  at: string
  paid_on: CalendarDate
  account_id: number | null
  cash_confirmed: boolean
}

export const insertPayment = (db: Db, payment: NewPayment) =>
  db
    .insertInto('payment')
    .values({ slug: newSlug(), ...payment })
    .returning(['id', 'slug'])
    .executeTakeFirstOrThrow()

export const findPaymentMethod = (db: Db, name: string) =>
  db
    .selectFrom('payment_method')
    .select(['id', 'needs_reference', 'is_cash', 'to_company_account'])
    .where(sql<boolean>`lower(btrim(name)) = lower(btrim(${name}))`)
    .executeTakeFirst()

/** Saves a source, so that it is suggested the next time. */
export const rememberSource = (db: Db, name: string) =>
  db
    .insertInto('payment_source')
    .values({ name })
    .onConflict((conflict) => conflict.doNothing())
    .execute()

const mostUses = 5

export const findReferenceUses = (db: Db, reference: string) =>
  db
    .selectFrom('payment')
    .innerJoin('booking', 'booking.id', 'payment.booking_id')
    .innerJoin('guest', 'guest.id', 'booking.guest_id')
    .select(['booking.slug as booking_slug', 'guest.name as guest_name', 'payment.amount', 'payment.at'])
    .select(bookingNumber.as('booking_number'))
    .where('payment.reference', '<>', '')
    .where(sql<boolean>`lower(payment.reference) = lower(${reference})`)
    .orderBy('payment.id', 'desc')
    .limit(mostUses)
    .execute()
