import { sql } from 'kysely'
import { jsonArrayFrom } from 'kysely/helpers/postgres'
import type { PrintedGuest, PrintedProperty } from '#contract/invoices/invoice.ts'
import { bookingNumber } from '#server/bookings/booking-number.ts'
import type { Db } from '#server/db/connect.ts'

/** The invoice that a payment or a refund is for, with its credit notes until then; none for an advance. */
export const getPaidInvoice = (db: Db, paymentSlug: string) =>
  db
    .selectFrom('payment')
    .innerJoin('booking', 'booking.id', 'payment.booking_id')
    .innerJoin('invoice', 'invoice.id', 'payment.invoice_id')
    .select(['invoice.number', 'invoice.invoice_date as date', bookingNumber.as('booking_number')])
    .select([sql<PrintedProperty>`invoice.property`.as('property'), sql<PrintedGuest>`invoice.guest`.as('guest')])
    .select(({ selectFrom }) =>
      jsonArrayFrom(
        selectFrom('invoice as note')
          .select(['note.number', 'note.invoice_date as date'])
          .whereRef('note.corrects_id', '=', 'invoice.id')
          .whereRef('note.issued_at', '<=', 'payment.at')
          .orderBy('note.id'),
      ).as('credit_notes'),
    )
    .where('payment.slug', '=', paymentSlug)
    .executeTakeFirst()
export type PaidInvoice = NonNullable<Awaited<ReturnType<typeof getPaidInvoice>>>
