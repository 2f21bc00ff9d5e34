import { sql } from 'kysely'
import type { CalendarDate } from '#contract/kit/time/calendar-date.ts'
import { bookingNumber } from '#server/bookings/booking-number.ts'
import type { Db } from '#server/db/connect.ts'
import { bookingIdsOf, lastDeparture, yearAfter } from '#server/privacy/departure-store.ts'

export const findGuest = (db: Db, slug: string) =>
  db.selectFrom('guest').select(['id', 'slug', 'name', 'anonymised_at']).where('slug', '=', slug).executeTakeFirst()

const own = (id: number) => sql`(${bookingIdsOf(sql.lit(id))})`

export const listOpenBookings = async (db: Db, id: number) => {
  const rows = await db
    .selectFrom('booking')
    .select(bookingNumber.as('number'))
    .where('status', 'in', ['booked', 'checked_in'])
    .where(sql<boolean>`booking.id in ${own(id)}`)
    .orderBy('booking.id')
    .execute()
  return rows.map(({ number }) => number)
}

export const hasOpenRequest = async (db: Db, id: number) => {
  const request = await db
    .selectFrom('booking_request')
    .select('id')
    .where('guest_id', '=', id)
    .where('status', '=', 'open')
    .limit(1)
    .executeTakeFirst()
  return request !== undefined
}

const isUnsettled = sql<boolean>`invoice_balance.status in ('pending', 'refund_due')`

/**
 * Bookings with money that is not settled: the guest's own with an unpaid invoice, a refund due or a deposit that is still
 * held, and those of others with an unpaid invoice of a folio that this guest pays.
 */
export const listUnsettled = async (db: Db, id: number) => {
  const rows = await db
    .selectFrom('booking')
    .select(bookingNumber.as('number'))
    .where(
      sql<boolean>`(booking.guest_id = ${id} and (
        exists (select from invoice_balance where booking_id = booking.id and ${isUnsettled})
        or exists (select from held_money where booking_id = booking.id and amount > 0)
        or exists (select from deposit where booking_id = booking.id and returned_at is null))
      or booking.id in (
        select invoice_balance.booking_id from folio join invoice on invoice.folio_id = folio.id
          join invoice_balance on invoice_balance.invoice_id = invoice.id
        where folio.guest_id = ${id} and ${isUnsettled}))`,
    )
    .orderBy('booking.id')
    .execute()
  return rows.map(({ number }) => number)
}

/** Until when the registers must have the guest; null for a guest who never stayed. */
export const keptInRegister = async (db: Db, id: number) => {
  const since = sql`departure.day`
  const { rows } = await sql<{ until: CalendarDate | null }>`
    select greatest(departure.day + property.register_retention_days,
      case when nationality.name <> 'Indian' then ${yearAfter(since)} end) as until
    from property, guest join nationality on nationality.id = guest.nationality_id,
      lateral (select ${lastDeparture(sql.ref('guest.id'))} as day) departure
    where guest.id = ${id} and departure.day is not null`.execute(db)
  return rows[0]?.until ?? null
}
