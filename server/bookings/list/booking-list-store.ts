import { type Compilable, sql } from 'kysely'
import { type BookingQuery, Overdue } from '#contract/bookings/booking.ts'
import type { CalendarDate } from '#contract/kit/time/calendar-date.ts'
import { bookings, withColumns } from '#server/bookings/booking-columns.ts'
import { bookingMatches } from '#server/bookings/list/booking-search.ts'
import { overdueStays } from '#server/bookings/stays/overdue.ts'
import { isArrivalOn, isDepartureOn } from '#server/bookings/stays/stay-conditions.ts'
import type { Db } from '#server/db/connect.ts'
import { runPrepared, statement } from '#server/db/statement.ts'
import { firstPage, longListPage, type Stretch, sortOrder } from '#server/kit/records/list-page.ts'

const dayOf = (day: CalendarDate) => sql`${day}::date`

interface Filters extends Omit<BookingQuery, 'page' | 'per_page' | 'sort' | 'overdue'> {
  /** Today: arrivals before it are overdue. */
  overdue_arrivals?: CalendarDate | undefined
  /** Today: departures before it are overdue. */
  overdue_departures?: CalendarDate | undefined
}

/** Bookings with an invoice of this status. A refund is also due on a cancelled booking whose money was not refunded. */
const ofInvoiceStatus = (status: NonNullable<BookingQuery['invoice']>) => sql`
  select booking_id from invoice_balance where status = ${status}::invoice_status
  union all
  select booking_id from held_money where ${status}::invoice_status = 'refund_due'`

const search = (db: Db, filters: Filters) => {
  const {
    status,
    arrival_from,
    arrival_to,
    booked_on,
    arriving_on,
    leaving_on,
    invoice,
    source_id,
    company_id,
    search,
  } = filters
  let found = bookings(db)
  if (status) found = found.where('booking.status', '=', status)
  if (arrival_from) found = found.where('booking.check_in_date', '>=', arrival_from)
  if (arrival_to) found = found.where('booking.check_in_date', '<=', arrival_to)
  if (booked_on) found = found.where('booking.booked_on', '=', booked_on)
  // By the dates of the rooms, because the rooms of a group may have different dates.
  if (arriving_on) {
    found = found.where('booking.id', 'in', ({ selectFrom }) =>
      selectFrom('stay')
        .select('stay.booking_id')
        .where(isArrivalOn(dayOf(arriving_on))),
    )
  }
  if (leaving_on) {
    found = found.where('booking.id', 'in', ({ selectFrom }) =>
      selectFrom('stay')
        .select('stay.booking_id')
        .where(isDepartureOn(dayOf(leaving_on))),
    )
  }
  for (const overdue of Overdue.options) {
    const today = filters[`overdue_${overdue}`]
    if (today) {
      found = found.where(
        sql<boolean>`booking.id in (select stay.booking_id from ${overdueStays(overdue, dayOf(today))})`,
      )
    }
  }
  if (invoice) found = found.where(sql<boolean>`booking.id in (${ofInvoiceStatus(invoice)})`)
  if (source_id) found = found.where('booking.source_id', '=', source_id)
  if (company_id) found = found.where('booking.company_id', '=', company_id)
  if (search) found = found.where(bookingMatches(search))
  return found
}

const isByStatusAlone = ({ status, ...narrowing }: Filters) => Object.values(narrowing).every((value) => !value)

const count = (db: Db, filters: Filters) =>
  !isByStatusAlone(filters)
    ? search(db, filters).select(sql<number>`count(*)`.as('total'))
    : db
        .selectFrom('booking_tally')
        .select(sql<number>`coalesce(sum(bookings), 0)::bigint`.as('total'))
        .$if(filters.status !== undefined, (tally) => tally.where('status', '=', filters.status ?? 'booked'))

const sortColumns = {
  booking_number: 'booking.number',
  check_in_date: 'booking.check_in_date',
  check_out_date: 'booking.check_out_date',
} as const

type Part = Stretch & { column: keyof typeof sortColumns }

const rows = (db: Db, filters: Filters, { column, way, limit, offset }: Part) => {
  const ids = search(db, filters)
    .select('booking.id')
    .orderBy(sortColumns[column], way)
    .orderBy('booking.number', way)
    .limit(sql.lit(limit))
    .offset(sql.lit(offset))
  return withColumns(bookings(db).where('booking.id', 'in', ids))
    .orderBy(sortColumns[column], way)
    .orderBy('booking.number', way)
}

/** The first page with the total in each row, because it is requested most often. */
const firstRows = (db: Db, filters: Filters, part: Part) =>
  rows(db, filters, part).select(count(db, filters).as('total'))

type Build<Row, Shape> = (db: Db, filters: Filters, shape: Shape) => Compilable<Row> & { execute(): Promise<Row[]> }

/**
 * Prepared where one plan serves all values. A search has its own statement, and a range of arrivals is planned for its
 * days: a week finds few of a million bookings, ten years find nearly all.
 */
const reader = <Row, Shape = void>(build: Build<Row, Shape>) => {
  const known = statement(build)
  return (db: Db, filters: Filters, shape: Shape) => {
    if (filters.arrival_from || filters.arrival_to) return build(db, filters, shape).execute()
    return filters.search
      ? runPrepared(db, build(db, filters, shape))
      : known(db, { ...filters, search: undefined }, shape)
  }
}

const readCount = reader(count)
const readRows = reader(rows)
const readFirstRows = reader(firstRows)

export const listBookings = async (
  db: Db,
  { page, per_page, sort = '-booking_number', overdue, ...query }: BookingQuery,
  today?: CalendarDate,
) => {
  const { column, direction } = sortOrder(sort)
  const filters: Filters = { ...query, ...(overdue && { [`overdue_${overdue}`]: today }) }
  if (page === 1) {
    const part = { column, way: direction, limit: per_page, offset: 0 }
    return firstPage(per_page, await readFirstRows(db, filters, part))
  }
  const [counted] = await readCount(db, filters)
  return longListPage({ page, per_page }, counted?.total ?? 0, direction, (stretch) =>
    readRows(db, filters, { ...stretch, column }),
  )
}
