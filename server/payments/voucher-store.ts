import { sql } from 'kysely'
import type { PrintedGuest, PrintedProperty } from '#contract/invoices/invoice.ts'
import type { Paise } from '#contract/kit/money.ts'
import type { CalendarDate } from '#contract/kit/time/calendar-date.ts'
import { bookingNumber } from '#server/bookings/booking-number.ts'
import type { Db } from '#server/db/connect.ts'
import type { PaidFolio } from '#server/payments/payer-store.ts'

/** A receipt voucher as a refund names it. */
export interface NamedReceipt {
  number: string
  date: CalendarDate
}

interface NewVoucher {
  payment_id: number
  number: string
  kind: 'receipt' | 'refund'
  voucher_date: CalendarDate
  property: PrintedProperty
  guest: PrintedGuest
  amount: Paise
  tax_rate: number
  taxable: Paise
  cgst: Paise
  sgst: Paise
  receipts: NamedReceipt[]
}

export const insertVoucher = (db: Db, { property, guest, receipts, ...voucher }: NewVoucher) =>
  db
    .insertInto('voucher')
    .values({
      ...voucher,
      property: JSON.stringify(property),
      guest: JSON.stringify(guest),
      receipts: JSON.stringify(receipts),
    })
    .execute()

/** The receipt vouchers of a folio, oldest first. */
export const listReceiptVouchers = (db: Db, { booking_id, folio_id }: PaidFolio) =>
  db
    .selectFrom('voucher')
    .innerJoin('payment', 'payment.id', 'voucher.payment_id')
    .select(['voucher.number', 'voucher.voucher_date as date', 'voucher.tax_rate'])
    .where('payment.booking_id', '=', booking_id)
    .where('payment.folio_id', 'is not distinct from', folio_id)
    .where('voucher.kind', '=', 'receipt')
    .orderBy('voucher.number')
    .execute()

/** Older vouchers name no company. */
type VoucherGuest = Omit<PrintedGuest, 'billed_to'> & Partial<Pick<PrintedGuest, 'billed_to'>>

/** A voucher as it was issued; none if the payment was for an invoice. */
export const getVoucher = (db: Db, paymentSlug: string) =>
  db
    .selectFrom('voucher')
    .innerJoin('payment', 'payment.id', 'voucher.payment_id')
    .innerJoin('booking', 'booking.id', 'payment.booking_id')
    .select(['voucher.number', 'voucher.kind', 'voucher.voucher_date', 'voucher.amount'])
    .select(['voucher.tax_rate', 'voucher.taxable', 'voucher.cgst', 'voucher.sgst'])
    .select([
      sql<PrintedProperty>`voucher.property`.as('property'),
      sql<VoucherGuest>`voucher.guest`.as('guest'),
      sql<NamedReceipt[]>`voucher.receipts`.as('receipts'),
      bookingNumber.as('booking_number'),
    ])
    .where('payment.slug', '=', paymentSlug)
    .executeTakeFirst()
export type IssuedVoucher = NonNullable<Awaited<ReturnType<typeof getVoucher>>>
