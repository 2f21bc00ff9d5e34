import { type Insertable, sql } from 'kysely'
import type { AnyDraft, BookingDraft } from '#contract/bookings/booking-draft.ts'
import { fieldsOf } from '#contract/bookings/booking-fields.ts'
import { type Line, staysOfLine } from '#contract/bookings/stays/line.ts'
import type { CalendarDate } from '#contract/kit/time/calendar-date.ts'
import type { SoldPolicy } from '#server/bookings/cancellation/policy-store.ts'
import { nightRows, type RowsAsJson, rowsAsJson, stayRows } from '#server/bookings/stays/stay-rows.ts'
import type { Db } from '#server/db/connect.ts'
import { statement } from '#server/db/statement.ts'
import type { DB } from '#server/db/tables.ts'
import { newSlug } from '#server/kit/secret.ts'

interface Prerequisites {
  guest_id: number
  food_plan_id: number
  listed_guest_ids: number[]
}

const prerequisites = statement((db, { guest_id, food_plan_id, listed_guest_ids }: Prerequisites) =>
  db.selectFrom('property').select(({ exists, selectFrom }) => [
    'time_zone',
    'day_starts_at',
    exists(selectFrom('guest').select('id').where('id', '=', guest_id)).as('hasGuest'),
    exists(selectFrom('food_plan').select('id').where('id', '=', food_plan_id)).as('hasFoodPlan'),
    sql<boolean>`not exists (
        select from unnest((select ${listed_guest_ids}::integer[])) as listed (id)
        where not exists (select from guest where guest.id = listed.id)
      )`.as('hasListedGuests'),
  ]),
)

/** The times that decide the hotel's date, and whether the booking's guest, its food plan and the known guests of its list exist. */
export const readPrerequisites = async (db: Db, draft: BookingDraft) => {
  const listed_guest_ids = draft.booking_type === 'group' ? draft.guests.flatMap(({ guest_id }) => guest_id ?? []) : []
  const { guest_id, food_plan_id } = draft
  const [found] = await prerequisites(db, { guest_id, food_plan_id, listed_guest_ids })
  if (!found) throw new Error('the hotel itself is missing from the database')
  return found
}

type NewBooking = Insertable<DB['booking']> & RowsAsJson

const bookingWithStays = statement((db, { stays, nights, ...booking }: NewBooking) =>
  db
    .with('made', (made) => made.insertInto('booking').values(booking).returning(['id', 'slug', 'status']))
    .with(
      'stayed',
      () =>
        sql<{ id: number; slug: string }>`(
        insert into stay (
          slug, booking_id, booking_status, line, room_id, check_in_date, check_out_date,
          number_of_adults, number_of_children, number_of_infants
        )
        select stays.slug, made.id, made.status, stays.line, stays.room_id, stays.check_in_date, stays.check_out_date,
          stays.number_of_adults, stays.number_of_children, stays.number_of_infants
        from made, ${stayRows({ stays })}
        returning id, slug
      )`,
    )
    .with(
      'priced',
      () =>
        sql`(
        insert into night (
          stay_id, date, rent, meals, food_plan_id, food_plan_rate, rate_plan_id, quoted_rent, price_source
        )
        select stayed.id, nights.date, nights.rent, nights.meals, nights.food_plan_id, nights.food_plan_rate,
          nights.rate_plan_id, nights.quoted_rent, nights.price_source
        from stayed join ${nightRows({ nights })} using (slug)
      )`,
    )
    .selectFrom('made')
    .select(['id', 'slug']),
)

/** The stays of a new booking. Their slugs begin with the booking's: replies that have both compress well. */
export const newStays = (slug: string, lines: Line[]) =>
  lines.flatMap(staysOfLine).map((stay, index) => ({ ...stay, slug: `${slug}-${index + 1}` }))

interface PlannedBooking {
  draft: BookingDraft
  lines: Line[]
  policy: SoldPolicy | undefined
}

/** Saves a new booking together with the nights of its rooms. */
export const insertBooking = async (db: Db, booked_on: CalendarDate, { draft, lines, policy }: PlannedBooking) => {
  const slug = newSlug()
  const [made] = await bookingWithStays(db, {
    slug,
    booked_on,
    booking_type: draft.booking_type,
    late_entry_reason: draft.late_entry_reason || null,
    ...bookingColumns(draft),
    ...policy,
    ...rowsAsJson(newStays(slug, lines)),
  })
  if (!made) throw new Error('a booking was inserted without a row')
  return made
}

const bookingColumns = (draft: AnyDraft) => ({
  ...fieldsOf(draft),
  ...(draft.rate_override_reason === '' && { rate_override_reason: null }),
  guest_id: draft.guest_id,
  food_plan_id: draft.food_plan_id,
  group_name: draft.booking_type === 'group' ? draft.group_name : null,
  group_size: draft.booking_type === 'group' ? (draft.group_size ?? null) : null,
})

export const updateBooking = (db: Db, id: number, draft: AnyDraft, policy: SoldPolicy | undefined) =>
  db
    .updateTable('booking')
    .set({
      ...bookingColumns(draft),
      ...policy,
      ...(draft.late_entry_reason && { late_entry_reason: draft.late_entry_reason }),
      version: sql`version + 1`,
    })
    .where('id', '=', id)
    .execute()
