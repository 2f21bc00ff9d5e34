import { sql } from 'kysely'
import { jsonArrayFrom, jsonBuildObject, jsonObjectFrom } from 'kysely/helpers/postgres'
import type { EInvoicesQuery } from '#contract/e-invoices/e-invoice.ts'
import type { PrintedGuest, PrintedProperty } from '#contract/invoices/invoice.ts'
import type { Db } from '#server/db/connect.ts'
import { eInvoiceColumns, hasEInvoice, needsEInvoice } from '#server/e-invoices/e-invoice-store.ts'
import { lineColumns } from '#server/invoices/new-invoice-store.ts'

/** Invoices and credit notes that need an e-invoice, or have one. */
const documents = (db: Db) =>
  db
    .selectFrom('invoice')
    .innerJoin('property', (join) => join.onTrue())
    .select([
      'invoice.id',
      'invoice.slug',
      'invoice.number',
      'invoice.kind',
      'invoice.invoice_date',
      'invoice.charges',
      'invoice.cgst',
      'invoice.sgst',
      'invoice.round_off',
      'invoice.total',
      sql<PrintedProperty>`invoice.property`.as('property'),
      sql<NonNullable<PrintedGuest['billed_to']>>`invoice.guest -> 'billed_to'`.as('customer'),
    ])
    .select(({ ref, selectFrom }) => [
      jsonBuildObject({
        address: ref('property.address'),
        city: ref('property.city'),
        pin_code: ref('property.pin_code'),
        state: ref('property.state'),
      }).as('settings'),
      jsonObjectFrom(
        selectFrom('invoice as corrected')
          .select(['corrected.slug', 'corrected.number', 'corrected.invoice_date'])
          .whereRef('corrected.id', '=', 'invoice.corrects_id'),
      ).as('corrects'),
      jsonObjectFrom(
        selectFrom('e_invoice as own')
          .select(['own.id', 'own.version', ...eInvoiceColumns.map((column) => `own.${column}` as const)])
          .whereRef('own.invoice_id', '=', 'invoice.id'),
      ).as('registration'),
      jsonArrayFrom(
        selectFrom('invoice_line')
          .select(lineColumns.map((column) => `invoice_line.${column}` as const))
          .whereRef('invoice_line.invoice_id', '=', 'invoice.id')
          .orderBy('position'),
      ).as('lines'),
    ])
    .where(({ or }) => or([needsEInvoice, hasEInvoice]))
    .orderBy('invoice.id')

/** An invoice or a credit note; undefined if it needs no e-invoice. */
export const getEInvoiceDocument = (db: Db, slug: string) =>
  documents(db).where('invoice.slug', '=', slug).executeTakeFirst()
export type EInvoiceDocument = NonNullable<Awaited<ReturnType<typeof getEInvoiceDocument>>>

/** An invoice and its credit notes. */
export const listEInvoiceDocumentsOf = (db: Db, slug: string) =>
  documents(db)
    .where(({ or, eb, selectFrom }) =>
      or([
        eb('invoice.slug', '=', slug),
        eb('invoice.corrects_id', '=', selectFrom('invoice as own').select('own.id').where('own.slug', '=', slug)),
      ]),
    )
    .execute()

/** The documents of some days that have no IRN yet, oldest first. */
export const listDocumentsToRegister = (db: Db, { date_from, date_to }: EInvoicesQuery) =>
  documents(db)
    .where(({ not }) => not(hasEInvoice))
    .$if(date_from !== undefined, (found) => found.where('invoice.invoice_date', '>=', date_from ?? ''))
    .$if(date_to !== undefined, (found) => found.where('invoice.invoice_date', '<=', date_to ?? ''))
    .execute()
