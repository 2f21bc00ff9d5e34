import { type Insertable, sql } from 'kysely'
import { jsonArrayFrom, jsonBuildObject, jsonObjectFrom } from 'kysely/helpers/postgres'
import type { BookingQuery, BookingStatus } from '#contract/bookings/booking.ts'
import type { BookingDraft } from '#contract/bookings/booking-draft.ts'
import type { CalendarDate } from '#contract/kit/calendar-date.ts'
import { bookingNumber } from '#server/bookings/booking-number.ts'
import { isArrivalOn, isDepartureOn } from '#server/bookings/stay-store.ts'
import type { Db } from '#server/db/connect.ts'
import { statement } from '#server/db/statement.ts'
import type { DB } from '#server/db/tables.ts'
import { guestMatches } from '#server/guests/guest-search.ts'
import { longListPage, type Stretch, sortOrder } from '#server/kit/list-page.ts'
import { newSlug } from '#server/kit/secret.ts'

const bookings = (db: Db) => db.selectFrom('booking')

const withColumns = (found: ReturnType<typeof bookings>) =>
  found
    .innerJoin('guest', 'guest.id', 'booking.guest_id')
    .innerJoin('food_plan', 'food_plan.id', 'booking.food_plan_id')
    .select([
      'booking.id',
      'booking.slug',
      'booking.booking_type',
      'booking.status',
      'booking.guest_id',
      'booking.check_in_date',
      'booking.check_out_date',
      'booking.number_of_adults',
      'booking.number_of_children',
      'booking.number_of_infants',
      'booking.advance_amount',
      'booking.food_plan_id',
      'booking.food_plan_rate',
      'booking.group_name',
      'booking.group_size',
      'booking.late_entry_reason',
      'booking.cancel_reason',
      'booking.version',
      'booking.created_at',
      bookingNumber.as('booking_number'),
    ])
    .select(({ ref }) => [
      jsonBuildObject({
        id: ref('guest.id'),
        slug: ref('guest.slug'),
        name: ref('guest.name'),
        phone: ref('guest.phone'),
        email: ref('guest.email'),
      }).as('guest'),
      jsonBuildObject({ id: ref('food_plan.id'), name: ref('food_plan.name'), price: ref('food_plan.price') }).as(
        'food_plan',
      ),
    ])
    .select(({ selectFrom }) =>
      jsonArrayFrom(
        selectFrom('stay')
          .innerJoin('room', 'room.id', 'stay.room_id')
          .innerJoin('room_type', 'room_type.id', 'room.room_type_id')
          .select([
            'room.id',
            'room.slug',
            'room.room_number',
            'room_type.name as room_type',
            'stay.room_rent',
            'stay.check_in_date',
            'stay.check_out_date',
          ])
          .whereRef('stay.booking_id', '=', 'booking.id')
          .orderBy('room.room_number'),
      ).as('rooms'),
    )
    .select(({ selectFrom }) =>
      jsonObjectFrom(
        selectFrom('invoice_standing')
          .innerJoin('invoice', 'invoice.id', 'invoice_standing.invoice_id')
          .select(['invoice.slug', 'invoice.number'])
          .select(['invoice_standing.status', 'invoice_standing.total', 'invoice_standing.balance'])
          .whereRef('invoice_standing.booking_id', '=', 'booking.id'),
      ).as('invoice'),
    )

/**
 * Bookings whose number, guest or room is what was typed. Each way in has its own index; gathering the guests and rooms
 * first keeps the planner from walking through all bookings when many match.
 */
export const bookingMatches = (typed: string) => {
  const number = Number(/^(?:BK-?)?0*(\d{1,9})$/i.exec(typed)?.[1] ?? 0)
  return sql<boolean>`(
    booking.number = ${number}
    or booking.guest_id = any(array(select guest.id from guest where ${guestMatches(typed)}))
    or booking.id = any(array(
      select stay.booking_id from room join stay on stay.room_id = room.id
      where lower(room.room_number) = lower(${typed}) and stay.booking_id is not null
    ))
  )`
}

const dayOf = (day: CalendarDate) => sql`${day}::date`

type Filters = Omit<BookingQuery, 'page' | 'per_page' | 'sort'>

const search = (
  db: Db,
  { status, arrival_from, arrival_to, booked_on, arriving_on, leaving_on, invoice, search }: Filters,
) => {
  let found = bookings(db)
  if (status) found = found.where('booking.status', '=', status)
  if (arrival_from) found = found.where('booking.check_in_date', '>=', arrival_from)
  if (arrival_to) found = found.where('booking.check_in_date', '<=', arrival_to)
  if (booked_on) found = found.where('booking.booked_on', '=', booked_on)
  // By their rooms: a group's may have their own days.
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
  if (invoice) {
    found = found.where('booking.id', 'in', ({ selectFrom }) =>
      selectFrom('invoice_standing').select('booking_id').where('invoice_standing.status', '=', invoice),
    )
  }
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

// What is searched for decides how: such a statement is made anew each time.
const knownCount = statement(count)
const knownRows = statement(rows)

export const listBookings = async (db: Db, { page, per_page, sort = '-booking_number', ...filters }: BookingQuery) => {
  const { column, direction } = sortOrder(sort)
  const [counted] = filters.search ? await count(db, filters).execute() : await knownCount(db, filters)
  return longListPage({ page, per_page }, counted?.total ?? 0, direction, (stretch) => {
    const part = { ...stretch, column }
    return filters.search ? rows(db, filters, part).execute() : knownRows(db, filters, part)
  })
}

const bookingsBySlug = statement((db, { slug }: { slug: string }) =>
  withColumns(bookings(db)).where('booking.slug', '=', slug),
)

export const getBooking = async (db: Db, slug: string) => (await bookingsBySlug(db, { slug })).at(0)

/** Holds the booking until the transaction ends: whoever else wants to change it waits. */
export const lockBooking = (db: Db, slug: string) =>
  db
    .selectFrom('booking')
    .select(['id', 'slug', 'booking_type', 'status', 'version', 'check_in_date', 'check_out_date'])
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
    .set({ ...bookingColumns(draft), version: sql`version + 1` })
    .where('id', '=', id)
    .execute()

export const replaceGroupGuests = async (db: Db, bookingId: number, draft: BookingDraft) => {
  if (draft.booking_type !== 'group') return
  await db.deleteFrom('booking_guest').where('booking_id', '=', bookingId).execute()
  const guests = draft.guests.map(({ guest_id, guest_name }) => ({
    booking_id: bookingId,
    guest_id: guest_id ?? null,
    guest_name,
  }))
  if (guests.length > 0) await db.insertInto('booking_guest').values(guests).execute()
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
