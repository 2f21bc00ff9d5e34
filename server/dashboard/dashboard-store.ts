import { sql } from 'kysely'
import type { ChartPoint, ChartRange, Dashboard } from '#contract/dashboard/dashboard.ts'
import { bookingNumber } from '#server/bookings/booking-number.ts'
import { isOverdueDeparture, overdueStays } from '#server/bookings/stays/overdue.ts'
import { isInUse } from '#server/bookings/stays/room-occupancy-store.ts'
import {
  arrivalOfLine,
  departureOfLine,
  isArrivalOn,
  isDepartureOn,
  isLiveStay,
} from '#server/bookings/stays/stay-conditions.ts'
import type { NightsSold } from '#server/dashboard/nights-sold.ts'
import type { Db } from '#server/db/connect.ts'
import { statement } from '#server/db/statement.ts'
import { outstanding, refundDue } from '#server/invoices/invoice-sums.ts'

const popularTypes = 6
const recentBookings = 5

const today = sql`(select day from today)`

/**
 * All figures of the dashboard by one statement, so that they belong to the same moment. Its time grows with the rooms,
 * not with the bookings. The nights sold are only used to sort the popular room types.
 */
const dashboards = statement(
  (_db, { now, room_type_ids, nights }: { now: string } & NightsSold) => sql<Dashboard>`
    with today as materialized (select hotel_day(${now}::timestamptz) as day),
    tonight as materialized (
      select stay.room_id, stay.booking_id from stay where stay.nights @> ${today} and ${isLiveStay}
    ),
    -- The latest stay of a room: a late entry may be checked in beside the guests, only to be billed.
    in_house as materialized (
      select distinct on (stay.room_id) stay.room_id, ${arrivalOfLine} as check_in_date,
        ${departureOfLine} as check_out_date, booking.slug,
        guest.name as guest_name, ${isOverdueDeparture(today)} as is_overdue
      from stay join booking on booking.id = stay.booking_id join guest on guest.id = booking.guest_id
      where ${isInUse(today)}
      order by stay.room_id, stay.check_in_date desc
    ),
    house as materialized (
      select room.id, room.slug, room.room_number, room.room_type_id, room_type.name as room_type,
        not room.under_maintenance and in_house.room_id is null
          and room.id not in (select room_id from tonight) as is_free,
        not room.under_maintenance and in_house.check_out_date = ${today}
          and room.id not in (select room_id from tonight) as is_free_after_check_out,
        in_house.room_id is not null
          or room.id in (select room_id from tonight where booking_id is not null) as is_booked
      from room join room_type on room_type.id = room.room_type_id
      left join in_house on in_house.room_id = room.id
      where room.retired_at is null
    ),
    popular as (
      select room_type.id, room_type.name, room_type.price_per_night, coalesce(sold.nights, 0) as nights,
        (select count(*) from house where house.room_type_id = room_type.id and is_free) as available,
        (select count(*) from house where house.room_type_id = room_type.id and is_booked) as booked
      from room_type
      left join unnest(${room_type_ids}::integer[], ${nights}::integer[]) as sold (room_type_id, nights)
        on sold.room_type_id = room_type.id
      where room_type.retired_at is null
      order by nights desc, room_type.name
      limit ${sql.lit(popularTypes)}
    ),
    recent as (
      select booking.slug, ${bookingNumber} as booking_id, booking.number, booking.booked_on, booking.status, guest.name
      from booking join guest on guest.id = booking.guest_id
      order by booking.number desc
      limit ${sql.lit(recentBookings)}
    )
    select
      ${today} as today,
      json_build_object(
        'new_bookings', (select count(*) from booking where booked_on = ${today}),
        'available_rooms', (select count(*) from house where is_free),
        'available_after_checkout', (select count(*) from house where is_free_after_check_out),
        'todays_checkins', (select count(distinct stay.booking_id) from stay where ${isArrivalOn(today)}),
        'todays_checkouts', (select count(distinct stay.booking_id) from stay where ${isDepartureOn(today)}),
        'overdue_arrivals', (select count(distinct stay.booking_id) from ${overdueStays('arrivals', today)}),
        'overdue_departures', (select count(distinct stay.booking_id) from ${overdueStays('departures', today)})
      ) as summary,
      coalesce((
        select json_agg(json_build_object(
          'id', id, 'name', name, 'available', available, 'booked', booked, 'price_per_night', price_per_night
        ) order by nights desc, name) from popular
      ), '[]') as popular_room_types,
      coalesce((
        select json_agg(json_build_object(
          'slug', slug, 'booking_id', booking_id, 'guest_name', name, 'date', booked_on, 'status', status
        ) order by number desc) from recent
      ), '[]') as recent_bookings,
      json_build_object(
        'available_rooms', coalesce((
          select json_agg(json_build_object(
            'id', id, 'slug', slug, 'room_number', room_number, 'room_type', room_type
          ) order by room_number) from house where is_free
        ), '[]'),
        'occupied_rooms', coalesce((
          select json_agg(json_build_object(
            'id', house.id, 'slug', house.slug, 'room_number', room_number, 'room_type', room_type,
            'booking_slug', in_house.slug, 'guest_name', guest_name,
            'check_in', in_house.check_in_date, 'check_out', in_house.check_out_date, 'is_overdue', is_overdue
          ) order by room_number)
          from house join in_house on in_house.room_id = house.id
        ), '[]')
      ) as room_status,
      (select check_out_time from property) as check_out_time,
      (
        select json_build_object(
          'invoices', coalesce(sum(invoices) filter (where status = 'pending'), 0), 'balance', ${outstanding}
        ) from invoice_tally
      ) as pending,
      (
        select json_build_object(
          'bookings', coalesce(sum(invoices) filter (where status = 'refund_due'), 0) + (select count(*) from held_money),
          'amount', ${refundDue} + (select coalesce(sum(amount), 0)::bigint from held_money)
        ) from invoice_tally
      ) as refunds,
      json_build_object(
        'room_types', (select count(*) from room_type where retired_at is null),
        'rooms', (select count(*) from house)
      ) as house,
      (
        select json_build_object(
          -- Until the settings are saved once, the hotel has its default name.
          'name', version > 1,
          'address', address <> '',
          'rooms', exists (select from house),
          'taxes', exists (select from tax_rule) or (charges_no_tax and gstin = ''),
          'food_plans', exists (select from food_plan),
          'payment_methods', exists (select from payment_method),
          'items', exists (select from item where retired_at is null),
          'has_gstin', gstin <> ''
        ) from property
      ) as set_up`,
)

export const readDashboard = async (db: Db, now: Date, sold: NightsSold): Promise<Dashboard> => {
  const [dashboard] = await dashboards(db, { now: now.toISOString(), ...sold })
  if (!dashboard) throw new Error('a statement without a row')
  return dashboard
}

const steps = { '12m': { step: '1 month', unit: 'month', back: 11 }, '30d': { step: '1 day', unit: 'day', back: 29 } }

const charts = statement((_db, { now }: { now: string }, range: ChartRange) => {
  const { unit, step, back } = steps[range]
  return sql<ChartPoint>`
    with this as materialized (
      select date_trunc(${sql.lit(unit)}, hotel_day(${now}::timestamptz)::timestamp) as start
    ),
    tally as (
      select date_trunc(${sql.lit(unit)}, day::timestamp) as start,
        sum(new_reservations) as new_reservations, sum(check_ins) as check_ins, sum(cancellations) as cancellations
      from booking_day_tally
      where day >= (select start - ${sql.lit(back)} * ${sql.lit(step)}::interval from this)
        and day < (select start + ${sql.lit(step)}::interval from this)
      group by 1
    )
    select span.start::date as "from",
      coalesce(new_reservations, 0)::bigint as new_reservations,
      coalesce(check_ins, 0)::bigint as check_ins,
      coalesce(cancellations, 0)::bigint as cancellations
    from this, generate_series(
      this.start - ${sql.lit(back)} * ${sql.lit(step)}::interval, this.start, ${sql.lit(step)}::interval
    ) as span (start)
    left join tally on tally.start = span.start
    order by span.start`
})

/** The last months or days including the current one, with zeros where nothing happened. */
export const readChart = (db: Db, now: Date, range: ChartRange): Promise<ChartPoint[]> =>
  charts(db, { now: now.toISOString() }, range)

/** Only days with more than one row; nearly all past days have one and are not touched. */
export const addUpDayTally = (db: Db) =>
  sql`with added as (
        delete from booking_day_tally
        where day in (select day from booking_day_tally group by day having count(*) > 1)
        returning day, new_reservations, check_ins, cancellations
      )
      insert into booking_day_tally
      select day, sum(new_reservations), sum(check_ins), sum(cancellations) from added group by day`.execute(db)
