import { sql } from 'kysely'
import type { CancellationPolicy } from '#contract/bookings/cancellation/cancellation-policy.ts'
import type { Paise } from '#contract/kit/money.ts'
import type { CalendarDate } from '#contract/kit/time/calendar-date.ts'
import type { BookedPrice } from '#contract/rates/make-quote.ts'
import type { RatesOfType } from '#contract/rates/price-of-night.ts'
import type { Rate } from '#contract/rates/rate.ts'
import type { QuotedPlan } from '#contract/rates/rate-plan.ts'
import type { Rule } from '#contract/taxes/calculate-tax.ts'
import type { Db } from '#server/db/connect.ts'
import { statement } from '#server/db/statement.ts'
import { type SoldRooms, soldRooms } from '#server/rates/quote/sold-rooms-store.ts'

export interface WantedRates {
  check_in_date: CalendarDate
  /** The day of departure may be closed to departures, so its rates are read too. */
  check_out_date: CalendarDate
  /** These types and the types of these rooms; all types if both lists are empty. */
  room_type_ids: number[]
  room_ids: number[]
  /** 0 if the guest has no meals. */
  food_plan_id: number
  /** The slugs of the bookings whose rooms do not count as sold, and whose nights keep their prices. */
  except_bookings: string[]
}

interface QuoteRows extends CancellationPolicy {
  time_zone: string
  day_starts_at: string
  composite_supply: boolean
  occupancy_above_percent: number | null
  occupancy_raise_percent: number | null
  room_types: RatesOfType['room_type'][]
  /** The rooms that were asked for, also retired ones that a booking had. */
  rooms: { id: number; room_number: string; room_type_id: number; room_type: string; is_retired: boolean }[]
  plans: QuotedPlan[]
  rates: Rate[]
  tax_rules: Rule[]
  sold: SoldRooms[]
  /** The nights that the excepted bookings have already. */
  booked_nights: (BookedPrice & { room_type_id: number; rate_plan_id: number; date: CalendarDate })[]
  food_plan: { id: number; name: string; price: Paise } | null
}

/** Not counted for hotels whose prices do not depend on it. */
const ofQuotedTypes = sql`room.room_type_id in (select id from wanted_type)
  and property.occupancy_above_percent is not null`

// The values are in subselects because the planner would otherwise plan again for their values each time.
const quoteRows = statement(
  (_db, wanted: WantedRates) => sql<QuoteRows>`
    with given as materialized (
      select ${wanted.room_type_ids}::integer[] as type_ids, ${wanted.room_ids}::integer[] as room_ids
    ),
    named_room as materialized (
      select room.id, room_number, room_type_id, room_type.name as room_type, room.retired_at is not null as is_retired
      from room join room_type on room_type.id = room.room_type_id
      where room.id = any((select room_ids from given)::integer[])
    ),
    wanted_type as materialized (
      select id, name, price_per_night from room_type
      where id in (select room_type_id from named_room) or retired_at is null and (
        id = any((select type_ids from given)::integer[])
        or (select cardinality(type_ids) + cardinality(room_ids) = 0 from given)
      )
    )
    select property.time_zone, property.day_starts_at, property.composite_supply,
      property.occupancy_above_percent, property.occupancy_raise_percent,
      property.cancellation_fee, property.cancellation_free_days, property.cancellation_percent,
      coalesce((select json_agg(wanted_type order by price_per_night, name) from wanted_type), '[]') as room_types,
      coalesce((select json_agg(named_room) from named_room), '[]') as rooms,
      (select json_agg(plan order by plan.id) from (
        select rate_plan.id, rate_plan.name, parent_id, parent_percent, parent_amount, food_plan_id,
          food_plan.name as food_plan, adults_included, extra_adult_price, child_price, single_use_discount,
          min_nights, max_nights, book_min_days, book_max_days,
          cancellation_fee, cancellation_free_days, cancellation_percent, is_public, company_id, is_active
        from rate_plan left join food_plan on food_plan.id = rate_plan.food_plan_id
      ) plan) as plans,
      coalesce((select json_agg(dated) from (
        select rate_plan_id, room_type_id, date, price, closed, closed_to_arrival, closed_to_departure, min_nights
        from rate
        where date >= (select ${wanted.check_in_date}::date) and date <= (select ${wanted.check_out_date}::date)
          and room_type_id in (select id from wanted_type)
      ) dated), '[]') as rates,
      coalesce((select json_agg(rule) from (
        select tax_category_id, value_from, value_to, rate, sac, valid_from, valid_to,
          json_build_object('name', tax_category.name, 'builtin', tax_category.builtin) as tax_category
        from tax_rule join tax_category on tax_category.id = tax_rule.tax_category_id
        where tax_category.builtin in ('accommodation', 'food')
      ) rule), '[]') as tax_rules,
      coalesce((select json_agg(counted) from (${soldRooms(wanted, ofQuotedTypes)}) counted), '[]') as sold,
      coalesce((select json_agg(booked) from (
        select room.room_type_id, night.rate_plan_id, night.date, night.quoted_rent, night.price_source,
          stay.number_of_adults as adults, stay.number_of_children as children
        from booking join stay on stay.booking_id = booking.id
          join night on night.stay_id = stay.id join room on room.id = stay.room_id
        where booking.slug = any((select ${wanted.except_bookings}::text[])::text[]) and night.quoted_rent is not null
        order by stay.line
      ) booked), '[]') as booked_nights,
      (select json_build_object('id', id, 'name', name, 'price', price) from food_plan
        where id = (select ${wanted.food_plan_id}::integer)) as food_plan
    from property`,
)

/** Everything that the quotes of a stay depend on. */
export const readQuoteRows = async (db: Db, wanted: WantedRates) => {
  const [found] = await quoteRows(db, wanted)
  if (!found) throw new Error('the hotel itself is missing from the database')
  return found
}

export const hasCompany = async (db: Db, id: number) =>
  (await db.selectFrom('company').select('id').where('id', '=', id).executeTakeFirst()) !== undefined
