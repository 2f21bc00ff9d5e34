import { sql } from 'kysely'
import type { Paise } from '#contract/kit/money.ts'
import { addDays, nightsBetween } from '#contract/kit/time/calendar-date.ts'
import { hasRestrictions, type RateCalendar, type RateRow, type RatesQuery } from '#contract/rates/rate.ts'
import type { Db } from '#server/db/connect.ts'
import { statement } from '#server/db/statement.ts'

/** A day of a row in few bytes: days after the first, price, and what is restricted. */
type Day = [index: number, Paise | null, boolean, boolean, boolean, number | null]

interface Found extends Pick<RateCalendar, 'room_types' | 'rate_plans' | 'last_change'> {
  rows: { room_type_id: number; rate_plan_id: number; days: Day[] }[]
}

// In one statement, so that the last change fits the rates.
const calendarRows = statement(
  (_db, { from, to }: RatesQuery) => sql<Found>`
    select
      coalesce((select json_agg(type order by price_per_night, name, id) from (
        select id, name, price_per_night from room_type where retired_at is null
      ) type), '[]') as room_types,
      coalesce((select json_agg(plan order by id) from (
        select id, slug, name, parent_id, parent_percent, parent_amount, is_active from rate_plan
      ) plan), '[]') as rate_plans,
      coalesce((select json_agg(dated) from (
        select room_type_id, rate_plan_id, json_agg(json_build_array(
          date - (select ${from}::date), price, closed, closed_to_arrival, closed_to_departure, min_nights
        )) as days
        from rate
        where date between (select ${from}::date) and (select ${to}::date)
          and (price is not null or closed or closed_to_arrival or closed_to_departure or min_nights is not null)
          and room_type_id in (select id from room_type where retired_at is null)
        group by room_type_id, rate_plan_id
        order by room_type_id, rate_plan_id
      ) dated), '[]') as rows,
      (select coalesce(max(id), 0) from rate_change) as last_change`,
)

/** The rates of all room types and plans in a range of days. */
export const readCalendar = async (db: Db, { from, to }: RatesQuery): Promise<RateCalendar> => {
  const [found] = await calendarRows(db, { from, to })
  if (!found) throw new Error('a statement without a table gave no row')
  return { ...found, from, to, rows: found.rows.map((row) => rowOf(row, { from, to })) }
}

const rowOf = ({ room_type_id, rate_plan_id, days }: Found['rows'][number], { from, to }: RatesQuery): RateRow => {
  const prices: RateRow['prices'] = Array(nightsBetween(from, to) + 1).fill(null)
  const restrictions: RateRow['restrictions'] = []
  for (const [index, price, closed, closed_to_arrival, closed_to_departure, min_nights] of days) {
    prices[index] = price
    const restricted = { closed, closed_to_arrival, closed_to_departure, min_nights }
    if (hasRestrictions(restricted)) restrictions.push({ date: addDays(from, index), ...restricted })
  }
  restrictions.sort((one, other) => (one.date < other.date ? -1 : 1))
  return { room_type_id, rate_plan_id, prices, restrictions }
}

/** The names of all room types and plans, as they are in an exported file. */
export const readNames = async (db: Db) => ({
  room_types: await db.selectFrom('room_type').select(['id', 'name']).where('retired_at', 'is', null).execute(),
  rate_plans: await db.selectFrom('rate_plan').select(['id', 'name']).execute(),
})
