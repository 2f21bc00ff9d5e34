import { sql } from 'kysely'
import { jsonBuildObject } from 'kysely/helpers/postgres'
import type { CreditNoteQuery } from '#contract/invoices/credit-note-list.ts'
import type { Paise } from '#contract/kit/money.ts'
import { bookingNumber } from '#server/bookings/booking-number.ts'
import { bookingMatches } from '#server/bookings/list/booking-search.ts'
import type { Db } from '#server/db/connect.ts'
import { type DocumentFilter, documentTaxes } from '#server/invoices/document-columns.ts'
import { documentMatches } from '#server/invoices/document-search.ts'
import { inBatches } from '#server/kit/records/in-batches.ts'
import { longListPage, sortOrder } from '#server/kit/records/list-page.ts'

/** Credit notes whose number, invoice, booking, guest or room matches the search. */
const isMatch = (typed: string) => sql<boolean>`(
  invoice.id in (${documentMatches(typed)})
  or invoice.corrects_id in (${documentMatches(typed)})
  or invoice.booking_id = any (array(select booking.id from booking where ${bookingMatches(typed)}))
)`

const search = (db: Db, { date_from, date_to, search }: DocumentFilter) => {
  let found = db.selectFrom('invoice').where('invoice.kind', '=', 'credit_note')
  if (date_from) found = found.where('invoice.invoice_date', '>=', date_from)
  if (date_to) found = found.where('invoice.invoice_date', '<=', date_to)
  if (search) found = found.where(isMatch(search))
  return found
}

const withColumns = (found: ReturnType<typeof search>) =>
  found
    .innerJoin('invoice as corrected', 'corrected.id', 'invoice.corrects_id')
    .innerJoin('booking', 'booking.id', 'invoice.booking_id')
    .select(['invoice.id', 'invoice.slug', 'invoice.number', 'invoice.invoice_date', 'invoice.reason', 'invoice.total'])
    .select(sql<string>`invoice.guest ->> 'name'`.as('guest_name'))
    .select(({ ref }) => [
      jsonBuildObject({ slug: ref('booking.slug'), booking_number: bookingNumber }).as('booking'),
      jsonBuildObject({
        slug: ref('corrected.slug'),
        number: ref('corrected.number'),
        invoice_date: ref('corrected.invoice_date'),
      }).as('invoice'),
    ])

const sortColumns = { number: 'invoice.id', invoice_date: 'invoice.invoice_date', total: 'invoice.total' } as const

export const listCreditNotes = async (db: Db, query: CreditNoteQuery) => {
  const { notes, sum } = await search(db, query)
    .select([sql<number>`count(*)`.as('notes'), sql<Paise>`coalesce(sum(total), 0)::bigint`.as('sum')])
    .executeTakeFirstOrThrow()
  const { column, direction } = sortOrder(query.sort ?? '-number')
  const page = await longListPage(query, notes, direction, ({ way, limit, offset }) =>
    withColumns(search(db, query))
      .orderBy(sortColumns[column], way)
      .orderBy('invoice.id', way)
      .limit(limit)
      .offset(offset)
      .execute(),
  )
  return { ...page, sum }
}

/** All credit notes that match, oldest first. */
export const eachCreditNote = (db: Db, query: DocumentFilter) =>
  inBatches((after, limit) =>
    withColumns(search(db, query))
      .select(documentTaxes)
      .where('invoice.id', '>', after)
      .orderBy('invoice.id')
      .limit(limit)
      .execute(),
  )
