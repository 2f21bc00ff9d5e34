import { type RawBuilder, sql } from 'kysely'
import type { BookingStatus } from '#contract/bookings/booking.ts'
import type { Line, Night, PlannedStay } from '#contract/bookings/stays/line.ts'
import type { CalendarDate } from '#contract/kit/time/calendar-date.ts'
import type { RoomCondition } from '#contract/rooms/room-condition.ts'
import { matchStays, type SavedStay } from '#server/bookings/stays/match-stays.ts'
import { cleanedBy } from '#server/bookings/stays/room-readiness-store.ts'
import { nightRows, type RowsAsJson, rowsAsJson, stayRows } from '#server/bookings/stays/stay-rows.ts'
import type { Db } from '#server/db/connect.ts'
import { statement } from '#server/db/statement.ts'

/** The prices of a stay's nights as JSON, in the order of their dates. A night without a rate plan has no quote. */
export const nightsOfStay = sql<Omit<Night, 'room_id'>[]>`(
  select json_agg(json_strip_nulls(json_build_object(
    'date', night.date, 'rent', night.rent, 'meals', night.meals,
    'food_plan_id', night.food_plan_id, 'food_plan_rate', night.food_plan_rate,
    'rate_plan_id', night.rate_plan_id, 'quoted_rent', night.quoted_rent, 'price_source', night.price_source
  )) order by night.date)
  from night where night.stay_id = stay.id
)`

const columns = sql`stay.slug, stay.line, stay.room_id, stay.check_in_date, stay.check_out_date, stay.departed_on,
  stay.number_of_adults, stay.number_of_children, stay.number_of_infants`

type StayRow = Omit<PlannedStay, 'nights'> & { slug: string; nights: Omit<Night, 'room_id'>[] }
type BookedStay = StayRow & { room_number: string }

const bookedStays = sql`
  select ${columns}, stay.booking_id, room.room_number, ${nightsOfStay} as nights
  from stay join room on room.id = stay.room_id`

const staysOfBooking = statement(
  (_db, { booking_id }: { booking_id: number }) => sql<BookedStay>`
    ${bookedStays} where stay.booking_id = ${booking_id} order by stay.line, stay.check_in_date`,
)

const staysOfBookings = statement(
  (_db, { booking_ids }: { booking_ids: number[] }) => sql<BookedStay & { booking_id: number }>`
    ${bookedStays} where stay.booking_id = any(${booking_ids}::integer[])
    order by stay.booking_id, stay.line, stay.check_in_date`,
)

/** The stays of a booking in the order of line and date. Lock the booking first, so that they can't change meanwhile. */
export const readStays = (db: Db, bookingId: number) => staysOfBooking(db, { booking_id: bookingId })

/** The same of several bookings, by the id of the booking. */
export const readStaysOf = async (db: Db, bookingIds: number[]) => {
  const byBooking = new Map<number, BookedStay[]>(bookingIds.map((id) => [id, []]))
  for (const stay of await staysOfBookings(db, { booking_ids: bookingIds })) byBooking.get(stay.booking_id)?.push(stay)
  return byBooking
}

type RoomOfBooking = Omit<StayRow, 'nights'> & {
  room_number: string
  under_maintenance: boolean
  condition: RoomCondition
  ready_means_inspected: boolean
  /** The person who is cleaning the room today. */
  cleaned_by: string | null
}

const roomsOfBooking = statement(
  (_db, { booking_id }: { booking_id: number }) => sql<RoomOfBooking>`
    select ${columns}, room.room_number, room.under_maintenance, room.condition,
      (select ready_means_inspected from property limit 1) as ready_means_inspected, ${cleanedBy} as cleaned_by
    from stay join room on room.id = stay.room_id
    where stay.booking_id = ${booking_id}
    -- Rooms are always locked in the same order, so that two groups can't deadlock.
    order by room.id, stay.check_in_date
    for no key update of room`,
)

/** The stays of a booking without their nights; their rooms are locked until the transaction ends. */
export const lockRoomsOfBooking = (db: Db, bookingId: number) => roomsOfBooking(db, { booking_id: bookingId })

/** The same as JSON, for a statement that reads more than the stays. */
export const staysAsJson = (bookingId: RawBuilder<unknown>) => sql<StayRow[]>`coalesce((
  select json_agg(json_build_object(
    'slug', stay.slug, 'line', stay.line, 'room_id', stay.room_id, 'departed_on', stay.departed_on,
    'check_in_date', stay.check_in_date, 'check_out_date', stay.check_out_date,
    'number_of_adults', stay.number_of_adults, 'number_of_children', stay.number_of_children,
    'number_of_infants', stay.number_of_infants, 'nights', ${nightsOfStay}
  ) order by stay.line, stay.check_in_date)
  from stay where stay.booking_id = ${bookingId}
), '[]')`

type WantedStays = RowsAsJson & { booking_ids: number[] }

/**
 * Makes the stays and nights of bookings equal to the wanted ones, in one statement: the database checks at its end that
 * no room has two stays on a night, so that two stays can swap rooms. Rows that are equal already are not written.
 */
const wantedStays = statement(
  (_db, { booking_ids, ...wanted }: WantedStays) => sql`
    with wanted as materialized (select * from ${stayRows(wanted)}),
    removed as (
      delete from stay
      where booking_id = any(${booking_ids}::integer[]) and slug not in (select slug from wanted)
    ),
    changed as (
      update stay set
        room_id = wanted.room_id, check_in_date = wanted.check_in_date, check_out_date = wanted.check_out_date,
        number_of_adults = wanted.number_of_adults, number_of_children = wanted.number_of_children,
        number_of_infants = wanted.number_of_infants, departed_on = wanted.departed_on
      from wanted
      where stay.booking_id = any(${booking_ids}::integer[]) and stay.slug = wanted.slug and (
        stay.room_id, stay.check_in_date, stay.check_out_date, stay.departed_on,
        stay.number_of_adults, stay.number_of_children, stay.number_of_infants
      ) is distinct from (
        wanted.room_id, wanted.check_in_date, wanted.check_out_date, wanted.departed_on,
        wanted.number_of_adults, wanted.number_of_children, wanted.number_of_infants
      )
    ),
    added as (
      insert into stay (
        slug, booking_id, booking_status, line, room_id, check_in_date, check_out_date, departed_on,
        number_of_adults, number_of_children, number_of_infants
      )
      select slug, booking_id, booking_status, line, room_id, check_in_date, check_out_date, departed_on,
        number_of_adults, number_of_children, number_of_infants
      from wanted where slug not in (select slug from stay where booking_id = any(${booking_ids}::integer[]))
      returning id, slug
    ),
    wanted_night as materialized (
      select target.id as stay_id, nights.date, nights.rent, nights.meals, nights.food_plan_id, nights.food_plan_rate,
        nights.rate_plan_id, nights.quoted_rent, nights.price_source
      from ${nightRows(wanted)} join (
        select id, slug from stay where booking_id = any(${booking_ids}::integer[])
        union all
        select id, slug from added
      ) target on target.slug = nights.slug
    ),
    dropped as (
      delete from night
      where night.stay_id in (
          select stay.id from stay join wanted using (slug) where stay.booking_id = any(${booking_ids}::integer[])
        )
        and not exists (
          select from wanted_night where wanted_night.stay_id = night.stay_id and wanted_night.date = night.date
        )
    )
    insert into night (
      stay_id, date, rent, meals, food_plan_id, food_plan_rate, rate_plan_id, quoted_rent, price_source
    )
    select stay_id, date, rent, meals, food_plan_id, food_plan_rate, rate_plan_id, quoted_rent, price_source
    from wanted_night
    on conflict (stay_id, date) do update set
      rent = excluded.rent, meals = excluded.meals, food_plan_id = excluded.food_plan_id,
      food_plan_rate = excluded.food_plan_rate, rate_plan_id = excluded.rate_plan_id,
      quoted_rent = excluded.quoted_rent, price_source = excluded.price_source
    where (
      night.rent, night.meals, night.food_plan_id, night.food_plan_rate,
      night.rate_plan_id, night.quoted_rent, night.price_source
    ) is distinct from (
      excluded.rent, excluded.meals, excluded.food_plan_id, excluded.food_plan_rate,
      excluded.rate_plan_id, excluded.quoted_rent, excluded.price_source
    )`,
)

export interface PlannedBooking {
  id: number
  status: BookingStatus
  /** The stays as they are saved. */
  saved: SavedStay[]
  lines: Line[]
}

/** Saves the lines of bookings. Stays that go on keep their slug; what did not change is not written. */
export const saveLines = (db: Db, ...bookings: PlannedBooking[]) => {
  const stays = bookings.flatMap(({ id, status, saved, lines }) =>
    matchStays(saved, lines).map((stay) => ({ ...stay, booking_id: id, booking_status: status })),
  )
  return wantedStays(db, { ...rowsAsJson(stays), booking_ids: bookings.map(({ id }) => id) })
}

/** Lets the rest of the transaction correct past nights of guests in the house; the audit trail keeps the reason. */
export const allowCorrection = (db: Db, reason: string) =>
  sql`select set_config('sarai.correction_reason', ${reason}, true)`.execute(db)

/** A night on which guests of another booking or of another line had one of these rooms. */
export const findOtherGuests = async (db: Db, bookingId: number, stays: PlannedStay[]) => {
  const wanted = sql`unnest(
    ${stays.map(({ line }) => line)}::integer[], ${stays.map(({ room_id }) => room_id)}::integer[],
    ${stays.map(({ check_in_date }) => check_in_date)}::date[], ${stays.map(({ check_out_date }) => check_out_date)}::date[]
  ) as wanted (line, room_id, check_in_date, check_out_date)`
  const { rows } = await sql<{ room_number: string; date: CalendarDate }>`
    select room.room_number, greatest(stay.check_in_date, wanted.check_in_date) as date
    from ${wanted} join stay on stay.room_id = wanted.room_id
      and stay.nights && daterange(wanted.check_in_date, wanted.check_out_date)
      join room on room.id = stay.room_id
    where stay.booking_status in ('checked_in', 'checked_out')
      and (stay.booking_id, stay.line) <> (${bookingId}, wanted.line)
    limit 1`.execute(db)
  return rows[0]
}
