import { isDeepStrictEqual } from 'node:util'
import { type Insertable, sql } from 'kysely'
import type { BookingStatus } from '#contract/bookings/booking.ts'
import type { BookingDraft } from '#contract/bookings/booking-draft.ts'
import type { CalendarDate } from '#contract/kit/calendar-date.ts'
import { bookings, withColumns } from '#server/bookings/booking-columns.ts'
import type { Db } from '#server/db/connect.ts'
import { statement } from '#server/db/statement.ts'
import type { DB } from '#server/db/tables.ts'
import { newSlug } from '#server/kit/secret.ts'

const bookingsBySlug = statement((db, { slug }: { slug: string }) =>
  withColumns(bookings(db)).where('booking.slug', '=', slug),
)

export const getBooking = async (db: Db, slug: string) => (await bookingsBySlug(db, { slug })).at(0)

/** Holds the booking until the transaction ends: whoever else wants to change it waits. */
export const lockBooking = (db: Db, slug: string) =>
  db
    .selectFrom('booking')
    .select(['id', 'slug', 'booking_type', 'status', 'version', 'check_in_date', 'check_out_date', 'late_entry_reason'])
    .where('slug', '=', slug)
    .forUpdate()
    .executeTakeFirst()

export const listGroupGuests = (db: Db, bookingId: number) =>
  db
    .selectFrom('booking_guest')
    .select(['guest_id', 'guest_name'])
    .where('booking_id', '=', bookingId)
    .orderBy('id')
    .execute()

const bookingColumns = (draft: BookingDraft) => ({
  guest_id: draft.guest_id,
  check_in_date: draft.check_in_date,
  check_out_date: draft.check_out_date,
  number_of_adults: draft.number_of_adults,
  number_of_children: draft.number_of_children,
  number_of_infants: draft.number_of_infants,
  advance_amount: draft.advance_amount,
  food_plan_id: draft.food_plan_id,
  food_plan_rate: draft.food_plan_rate,
  group_name: draft.booking_type === 'group' ? draft.group_name : null,
  group_size: draft.booking_type === 'group' ? (draft.group_size ?? null) : null,
})

const grounds = statement((db, { guest_id, food_plan_id }: Pick<BookingDraft, 'guest_id' | 'food_plan_id'>) =>
  db
    .selectFrom('property')
    .select(({ exists, selectFrom }) => [
      'time_zone',
      sql<number>`nextval('booking_id_seq')`.as('id'),
      exists(selectFrom('guest').select('id').where('id', '=', guest_id)).as('hasGuest'),
      exists(selectFrom('food_plan').select('id').where('id', '=', food_plan_id)).as('hasFoodPlan'),
    ]),
)

/**
 * What a new booking stands on: its id, the hotel's time zone, and whether its guest and food plan are there. In one go,
 * since taking bookings is the busiest work.
 */
export const groundsOf = async (db: Db, { guest_id, food_plan_id }: BookingDraft) => {
  const [ground] = await grounds(db, { guest_id, food_plan_id })
  if (!ground) throw new Error('the hotel itself is missing from the database')
  return ground
}

const insertRow = statement((db, row: Insertable<DB['booking']>) => db.insertInto('booking').values(row))

export const insertBooking = async (db: Db, id: number, booked_on: CalendarDate, draft: BookingDraft) => {
  const slug = newSlug()
  await insertRow(db, {
    id,
    slug,
    booked_on,
    booking_type: draft.booking_type,
    late_entry_reason: draft.late_entry_reason || null,
    ...bookingColumns(draft),
  })
  return slug
}

export const updateBooking = (db: Db, id: number, draft: BookingDraft) =>
  db
    .updateTable('booking')
    .set({
      ...bookingColumns(draft),
      ...(draft.late_entry_reason && { late_entry_reason: draft.late_entry_reason }),
      version: sql`version + 1`,
    })
    .where('id', '=', id)
    .execute()

/** Whether all guests of a group's list that are known to the hotel are there. */
export const hasListedGuests = async (db: Db, draft: BookingDraft) => {
  const listed = draft.booking_type === 'group' ? draft.guests.flatMap(({ guest_id }) => guest_id ?? []) : []
  if (listed.length === 0) return true
  const found = await db.selectFrom('guest').select('id').where('id', 'in', listed).execute()
  return found.length === new Set(listed).size
}

export const replaceGroupGuests = async (db: Db, bookingId: number, draft: BookingDraft) => {
  if (draft.booking_type !== 'group') return
  const guests = draft.guests
    .filter(({ guest_id, guest_name }) => guest_id || guest_name)
    .map(({ guest_id, guest_name }) => ({ guest_id: guest_id ?? null, guest_name }))
  // A list that stays as it is leaves no trace in the audit trail.
  if (isDeepStrictEqual(guests, await listGroupGuests(db, bookingId))) return
  await db.deleteFrom('booking_guest').where('booking_id', '=', bookingId).execute()
  const rows = guests.map((guest) => ({ booking_id: bookingId, ...guest }))
  if (rows.length > 0) await db.insertInto('booking_guest').values(rows).execute()
}

/** A change of status; the booking's rooms follow through the database's own rule. */
export const setStatus = (
  db: Db,
  id: number,
  status: BookingStatus,
  more: { cancel_reason?: string; cancelled_on?: CalendarDate } = {},
) =>
  db
    .updateTable('booking')
    .set({ status, version: sql`version + 1`, ...more })
    .where('id', '=', id)
    .execute()

export const setDates = (db: Db, id: number, dates: { check_in_date?: CalendarDate; check_out_date?: CalendarDate }) =>
  db.updateTable('booking').set(dates).where('id', '=', id).execute()

export const addUpTally = (db: Db) =>
  sql`with added as (delete from booking_tally returning status, bookings)
      insert into booking_tally select status, sum(bookings) from added group by status`.execute(db)
