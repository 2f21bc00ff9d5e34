import { sql } from 'kysely'
import { jsonArrayFrom, jsonBuildObject } from 'kysely/helpers/postgres'
import type { BookingReportQuery, ReportedBooking } from '#contract/reports/booking-report.ts'
import type { ReportDays } from '#contract/reports/report-period.ts'
import { bookingNumber } from '#server/bookings/booking-number.ts'
import type { Db } from '#server/db/connect.ts'
import { longListPage } from '#server/kit/records/list-page.ts'

const arriving = (db: Db, { start_date, end_date }: ReportDays) =>
  db
    .selectFrom('booking')
    .where('booking.check_in_date', '>=', start_date)
    .where('booking.check_in_date', '<=', end_date)

const withColumns = (found: ReturnType<typeof arriving>) =>
  found
    .innerJoin('guest', 'guest.id', 'booking.guest_id')
    .leftJoin('booking_source', 'booking_source.id', 'booking.source_id')
    .select(['booking.id', 'booking.slug', 'booking.check_in_date', 'booking.check_out_date', 'booking.status'])
    .select('booking_source.name as source')
    .select(bookingNumber.as('booking_number'))
    .select(({ ref }) =>
      jsonBuildObject({ name: ref('guest.name'), phone: ref('guest.phone'), email: ref('guest.email') }).as('guest'),
    )
    .select(({ selectFrom }) =>
      jsonArrayFrom(
        selectFrom('stay')
          .innerJoin('room', 'room.id', 'stay.room_id')
          .select('room.room_number')
          .distinct()
          .whereRef('stay.booking_id', '=', 'booking.id')
          .orderBy('room.room_number'),
      ).as('rooms'),
    )

export const listReportedBookings = async (db: Db, query: BookingReportQuery) => {
  const { total } = await arriving(db, query).select(sql<number>`count(*)`.as('total')).executeTakeFirstOrThrow()
  return longListPage<ReportedBooking>(query, total, 'asc', ({ way, limit, offset }) => {
    const ids = arriving(db, query)
      .select('booking.id')
      .orderBy('booking.check_in_date', way)
      .orderBy('booking.number', way)
      .limit(sql.lit(limit))
      .offset(sql.lit(offset))
    return withColumns(db.selectFrom('booking').where('booking.id', 'in', ids))
      .orderBy('booking.check_in_date', way)
      .orderBy('booking.number', way)
      .execute()
  })
}

const atOnce = 1000

/**
 * All bookings of the range in batches, so that few are in memory. Each batch is a query that begins after the previous
 * one, so that no connection is held while a slow client downloads.
 */
export async function* eachReportedBooking(db: Db, days: ReportDays): AsyncGenerator<ReportedBooking> {
  let last = { check_in_date: days.start_date, number: 0 }
  let rows: (ReportedBooking & { number: number })[]
  do {
    rows = await withColumns(arriving(db, days))
      .select('booking.number')
      .where(sql<boolean>`(booking.check_in_date, booking.number) > (${last.check_in_date}, ${last.number})`)
      .orderBy('booking.check_in_date')
      .orderBy('booking.number')
      .limit(atOnce)
      .execute()
    yield* rows
    last = rows.at(-1) ?? last
  } while (rows.length === atOnce)
}
