import { sql } from 'kysely'
import { jsonArrayFrom, jsonBuildObject } from 'kysely/helpers/postgres'
import { taxesOf } from '#contract/folios/make-bill.ts'
import type { InvoiceDetail, PrintedGuest, PrintedProperty } from '#contract/invoices/invoice.ts'
import { type Paise, paise } from '#contract/kit/money.ts'
import { folioSlug } from '#server/bookings/booking-columns.ts'
import { bookingNumber } from '#server/bookings/booking-number.ts'
import type { Db } from '#server/db/connect.ts'
import { lineColumns } from '#server/invoices/new-invoice-store.ts'
import { listPaymentsOfInvoice } from '#server/payments/payment-store.ts'

const documents = (db: Db) =>
  db
    .selectFrom('invoice')
    .innerJoin('booking', 'booking.id', 'invoice.booking_id')
    .select([
      'invoice.id',
      'invoice.slug',
      'invoice.number',
      'invoice.kind',
      'invoice.booking_id',
      'invoice.corrects_id',
      'invoice.reason',
      'invoice.invoice_date',
      'invoice.issued_at',
      'invoice.check_in_date',
      'invoice.check_out_date',
      'invoice.rooms',
      'invoice.charges',
      'invoice.cgst',
      'invoice.sgst',
      'invoice.round_off',
      'invoice.total',
      'invoice.advance_amount',
      'invoice.folio_id',
      'invoice.charge_keys',
      sql<PrintedProperty>`invoice.property`.as('property'),
      sql<PrintedGuest>`invoice.guest`.as('guest'),
      folioSlug.as('folio'),
      sql<string>`invoice.guest ->> 'name'`.as('guest_name'),
    ])
    .select(({ ref, selectFrom }) => [
      jsonBuildObject({ slug: ref('booking.slug'), booking_number: bookingNumber }).as('booking'),
      jsonArrayFrom(
        selectFrom('invoice_line')
          .select(lineColumns.map((column) => `invoice_line.${column}` as const))
          .whereRef('invoice_line.invoice_id', '=', 'invoice.id')
          .orderBy('position'),
      ).as('lines'),
    ])

/** An invoice or a credit note as it was issued. */
export const getDocument = (db: Db, number: string) =>
  documents(db).where('invoice.number', '=', number).executeTakeFirst()
export type IssuedDocument = NonNullable<Awaited<ReturnType<typeof getDocument>>>

export const getInvoiceId = (db: Db, slug: string) =>
  db
    .selectFrom('invoice')
    .innerJoin('booking', 'booking.id', 'invoice.booking_id')
    .select(['invoice.id', 'invoice.number', 'invoice.booking_id', 'booking.slug as booking_slug'])
    .where('invoice.slug', '=', slug)
    .where('invoice.kind', '=', 'invoice')
    .executeTakeFirst()

/** The id of an invoice or a credit note. */
export const getDocumentId = async (db: Db, slug: string) =>
  (await db.selectFrom('invoice').select('id').where('slug', '=', slug).executeTakeFirst())?.id

export const getInvoiceBalance = (db: Db, invoiceId: number) =>
  db
    .selectFrom('invoice_balance')
    .select(['total', 'paid', 'credited', 'balance', 'status'])
    .where('invoice_id', '=', invoiceId)
    .executeTakeFirstOrThrow()

export const listCreditNotesOf = (db: Db, invoiceId: number) =>
  db
    .selectFrom('invoice')
    .select(['id', 'slug', 'number', 'invoice_date', 'reason', 'total'])
    .where('corrects_id', '=', invoiceId)
    .orderBy('id')
    .execute()

/** The amounts that credit notes have taken off, line by line. */
const listCredited = (db: Db, invoiceId: number) =>
  db
    .selectFrom('invoice_line')
    .innerJoin('invoice', 'invoice.id', 'invoice_line.invoice_id')
    .select('invoice_line.position')
    .select((is) => [
      is.fn.sum<Paise>('invoice_line.amount').$castTo<string>().as('amount'),
      is.fn.sum<Paise>('invoice_line.cgst').$castTo<string>().as('cgst'),
    ])
    .where('invoice.corrects_id', '=', invoiceId)
    .groupBy('invoice_line.position')
    .execute()

export const getInvoice = async (db: Db, slug: string): Promise<InvoiceDetail | undefined> => {
  const found = await documents(db)
    .where('invoice.slug', '=', slug)
    .where('invoice.kind', '=', 'invoice')
    .executeTakeFirst()
  if (!found) return undefined
  const credited = new Map((await listCredited(db, found.id)).map((line) => [line.position, line]))
  return {
    ...found,
    ...(await getInvoiceBalance(db, found.id)),
    lines: found.lines.map((line) => ({
      ...line,
      credited: paise(Number(credited.get(line.position)?.amount ?? 0)),
      credited_cgst: paise(Number(credited.get(line.position)?.cgst ?? 0)),
    })),
    taxes: taxesOf(found.lines),
    payments: await listPaymentsOfInvoice(db, found),
    credit_notes: await listCreditNotesOf(db, found.id),
  }
}

/** The invoice that a credit note corrects. */
export const getCorrected = (db: Db, id: number) =>
  db.selectFrom('invoice').select(['number', 'invoice_date']).where('id', '=', id).executeTakeFirstOrThrow()
