import { isDeepStrictEqual } from 'node:util'
import { sql } from 'kysely'
import type { BookingStatus } from '#contract/bookings/booking.ts'
import type { AnyDraft } from '#contract/bookings/booking-draft.ts'
import type { People } from '#contract/bookings/stays/line.ts'
import type { CalendarDate } from '#contract/kit/time/calendar-date.ts'
import { bookings, withColumns } from '#server/bookings/booking-columns.ts'
import { bookingNumber } from '#server/bookings/booking-number.ts'
import type { Db } from '#server/db/connect.ts'
import { statement } from '#server/db/statement.ts'

const bookingsBySlug = statement((db, { slug }: { slug: string }) =>
  withColumns(bookings(db)).where('booking.slug', '=', slug),
)

export const getBooking = async (db: Db, slug: string) => (await bookingsBySlug(db, { slug })).at(0)
export type SavedBooking = NonNullable<Awaited<ReturnType<typeof getBooking>>>

const bookingsToChange = (db: Db) =>
  db
    .selectFrom('booking')
    .innerJoin('property', (join) => join.onTrue())
    .select(['booking.id', 'slug', 'booking_type', 'status', 'booking.version', 'check_in_date', 'check_out_date'])
    .select(['booking.company_id', 'booking.rate_plan_id', 'rate_override_reason', 'food_plan_id', 'food_plan_rate'])
    .select(['late_entry_reason', 'time_zone', 'day_starts_at'])

const bookingsToLock = statement((db, { slug }: { slug: string }) =>
  bookingsToChange(db).where('slug', '=', slug).forUpdate('booking'),
)

/** Locks the booking until the transaction ends; other changes wait. With the times that decide the hotel's date. */
export const lockBooking = async (db: Db, slug: string) => (await bookingsToLock(db, { slug })).at(0)
export type LockedBooking = NonNullable<Awaited<ReturnType<typeof lockBooking>>>

const listGroupGuests = (db: Db, bookingId: number) =>
  db
    .selectFrom('booking_guest')
    .select(['guest_id', 'guest_name'])
    .where('booking_id', '=', bookingId)
    .orderBy('id')
    .execute()

export const replaceGroupGuests = async (db: Db, bookingId: number, draft: AnyDraft) => {
  if (draft.booking_type !== 'group') return
  const guests = draft.guests
    .filter(({ guest_id, guest_name }) => guest_id || guest_name)
    .map(({ guest_id, guest_name }) => ({ guest_id: guest_id ?? null, guest_name }))
  // An unchanged list must not be written to the audit trail.
  if (isDeepStrictEqual(guests, await listGroupGuests(db, bookingId))) return
  await db.deleteFrom('booking_guest').where('booking_id', '=', bookingId).execute()
  const rows = guests.map((guest) => ({ booking_id: bookingId, ...guest }))
  if (rows.length > 0) await db.insertInto('booking_guest').values(rows).execute()
}

interface StatusChange {
  status: BookingStatus
  cancel_reason?: string
  fee_reason?: string
  check_out_date?: CalendarDate
}

const statusToSet = statement((db, { id, ...change }: StatusChange & { id: number }) =>
  db
    .updateTable('booking')
    .set({ ...change, version: sql`version + 1` })
    .where('id', '=', id),
)

/** Changes the status of a booking; the foreign key of `stay` (on update cascade) copies it to the booking's stays. */
export const setStatus = (db: Db, id: number, status: BookingStatus, more: Omit<StatusChange, 'status'> = {}) =>
  statusToSet(db, { id, status, ...more })

interface Dates {
  check_in_date?: CalendarDate
  check_out_date?: CalendarDate
}

export const setDates = (db: Db, id: number, dates: Dates) =>
  db.updateTable('booking').set(dates).where('id', '=', id).execute()

interface BookingChanges extends Dates, Partial<People> {
  rate_override_reason?: string
}

/** Counts a change of the bookings' stays, so that an edit that began before is refused; with other changes of them. */
export const raiseVersion = (db: Db, ids: number[], changes: BookingChanges = {}) =>
  db
    .updateTable('booking')
    .set({ ...changes, version: sql`version + 1` })
    .where('id', 'in', ids)
    .execute()

/** Several bookings to be changed, always in the same order. */
const bookingsInOrder = (db: Db, slugs: string[]) =>
  bookingsToChange(db)
    .select(bookingNumber.as('booking_number'))
    .where(sql<boolean>`slug = any(${slugs}::text[])`)
    .orderBy('booking.id')

/** Locks several bookings, always in the same order. */
export const lockBookingsInOrder = (db: Db, slugs: string[]) =>
  bookingsInOrder(db, slugs).forUpdate('booking').execute()

/** The same without a lock. */
export const readBookingsInOrder = (db: Db, slugs: string[]) => bookingsInOrder(db, slugs).execute()

interface Rearranged extends Required<Dates> {
  id: number
  rate_override_reason: string | null
}

/** The dates and reasons of several bookings after a change of their stays; each version is raised. */
export const setDatesOf = (db: Db, bookings: Rearranged[]) =>
  sql`update booking set check_in_date = changed.check_in_date, check_out_date = changed.check_out_date,
      rate_override_reason = changed.rate_override_reason, version = version + 1
    from unnest(
      ${bookings.map(({ id }) => id)}::integer[], ${bookings.map(({ check_in_date }) => check_in_date)}::date[],
      ${bookings.map(({ check_out_date }) => check_out_date)}::date[],
      ${bookings.map(({ rate_override_reason }) => rate_override_reason)}::text[]
    ) as changed (id, check_in_date, check_out_date, rate_override_reason)
    where booking.id = changed.id`.execute(db)

export const addUpBookingTally = (db: Db) =>
  sql`with added as (delete from booking_tally returning status, bookings)
      insert into booking_tally select status, sum(bookings) from added group by status`.execute(db)
