import { sql } from 'kysely'
import { jsonBuildObject } from 'kysely/helpers/postgres'
import type { Invoice, InvoiceQuery } from '#contract/invoices/invoice.ts'
import { folioSlug } from '#server/bookings/booking-columns.ts'
import { bookingNumber } from '#server/bookings/booking-number.ts'
import { bookingMatches } from '#server/bookings/list/booking-search.ts'
import type { Db } from '#server/db/connect.ts'
import { runPrepared } from '#server/db/statement.ts'
import { invoicesWith } from '#server/e-invoices/e-invoice-store.ts'
import { documentTaxes } from '#server/invoices/document-columns.ts'
import { documentMatches } from '#server/invoices/document-search.ts'
import { outstanding, refundDue } from '#server/invoices/invoice-sums.ts'
import { inBatches } from '#server/kit/records/in-batches.ts'
import { longListPage, sortOrder } from '#server/kit/records/list-page.ts'

type Filter = Pick<InvoiceQuery, 'status' | 'date_from' | 'date_to' | 'company_id' | 'e_invoice' | 'search'>

/** Invoices whose number (or its end), booking, guest or room matches the search. */
const isMatch = (typed: string) => sql<boolean>`invoice_balance.invoice_id in (
  ${documentMatches(typed)}
  union all
  select invoice_balance.invoice_id from invoice_balance
  where invoice_balance.booking_id = any (array(select booking.id from booking where ${bookingMatches(typed)}))
)`

const search = (db: Db, { status, date_from, date_to, company_id, e_invoice, search }: Filter) => {
  let found = db.selectFrom('invoice_balance')
  if (status) found = found.where('invoice_balance.status', '=', status)
  if (date_from) found = found.where('invoice_balance.invoice_date', '>=', date_from)
  if (date_to) found = found.where('invoice_balance.invoice_date', '<=', date_to)
  if (company_id) {
    found = found.where('invoice_balance.invoice_id', 'in', ({ selectFrom }) =>
      selectFrom('invoice').select('invoice.id').where('invoice.company_id', '=', company_id),
    )
  }
  if (e_invoice) found = found.where('invoice_balance.invoice_id', 'in', invoicesWith(e_invoice))
  if (search) found = found.where(isMatch(search))
  return found
}

const withColumns = (found: ReturnType<typeof search>) =>
  found
    .innerJoin('invoice', 'invoice.id', 'invoice_balance.invoice_id')
    .innerJoin('booking', 'booking.id', 'invoice_balance.booking_id')
    .select([
      'invoice.id',
      'invoice.slug',
      'invoice.number',
      'invoice.invoice_date',
      folioSlug.as('folio'),
      sql<string>`invoice.guest ->> 'name'`.as('guest_name'),
      'invoice_balance.total',
      'invoice_balance.paid',
      'invoice_balance.credited',
      'invoice_balance.balance',
      'invoice_balance.status',
    ])
    .select(({ ref }) => jsonBuildObject({ slug: ref('booking.slug'), booking_number: bookingNumber }).as('booking'))

const sumOf = (column: 'total' | 'paid' | 'credited') =>
  sql<Invoice[typeof column]>`coalesce(sum(${sql.ref(column)}), 0)::bigint`.as(column)
const sums = [sumOf('total'), sumOf('paid'), sumOf('credited'), outstanding.as('balance'), refundDue.as('refund_due')]

/** Count and sums of all invoices that match. */
const addUp = (db: Db, query: Filter) =>
  query.search || query.date_from || query.date_to || query.company_id || query.e_invoice
    ? search(db, query).select(sql<number>`count(*)`.as('invoices')).select(sums).executeTakeFirstOrThrow()
    : db
        .selectFrom('invoice_tally')
        .select(sql<number>`coalesce(sum(invoices), 0)::bigint`.as('invoices'))
        .select(sums)
        .$if(query.status !== undefined, (tally) => tally.where('status', '=', query.status ?? 'pending'))
        .executeTakeFirstOrThrow()

const sortColumns = {
  number: 'invoice_balance.invoice_id',
  invoice_date: 'invoice_balance.invoice_date',
  total: 'invoice_balance.total',
  balance: 'invoice_balance.balance',
} as const

export const listInvoices = async (db: Db, query: InvoiceQuery) => {
  const { invoices, ...sums } = await addUp(db, query)
  const { column, direction } = sortOrder(query.sort ?? '-number')
  const page = await longListPage<Invoice>(query, invoices, direction, ({ way, limit, offset }) => {
    const ids = search(db, query)
      .select('invoice_balance.invoice_id')
      .orderBy(sortColumns[column], way)
      .orderBy('invoice_balance.invoice_id', way)
      .limit(sql.lit(limit))
      .offset(sql.lit(offset))
    const rows = withColumns(db.selectFrom('invoice_balance').where('invoice_balance.invoice_id', 'in', ids))
      .orderBy(sortColumns[column], way)
      .orderBy('invoice_balance.invoice_id', way)
    // Not prepared, because a range of dates needs a plan for these dates.
    return query.date_from || query.date_to ? rows.execute() : runPrepared(db, rows)
  })
  return { ...page, sums }
}

/** All invoices that match, oldest first. */
export const eachInvoice = (db: Db, query: Filter) =>
  inBatches((after, limit) =>
    withColumns(search(db, query))
      .select(documentTaxes)
      .where('invoice_balance.invoice_id', '>', after)
      .orderBy('invoice_balance.invoice_id')
      .limit(limit)
      .execute(),
  )

export const addUpInvoiceTally = (db: Db) =>
  sql`with added as (delete from invoice_tally returning status, invoices, total, paid, credited, balance)
      insert into invoice_tally
      select status, sum(invoices), sum(total), sum(paid), sum(credited), sum(balance)
      from added group by status`.execute(db)
