import { sql } from 'kysely'
import type { ItemType } from '#contract/items/item-type.ts'
import type { Paise } from '#contract/kit/money.ts'
import type { PeriodQuery } from '#contract/reports/report-period.ts'
import type { RevenueSource } from '#contract/reports/revenue-report.ts'
import type { Db } from '#server/db/connect.ts'
import { isReported, periodPattern } from '#server/reports/report-sql.ts'

interface RevenueSum {
  source: RevenueSource
  /** Of a sum by period; null in a sum of what was sold. */
  period: string | null
  /** Of what was sold: a room type, a food plan or an item. */
  name: string | null
  type: ItemType | null
  quantity: number
  amount: Paise
}

/** Sums by period and by what was sold, both at once; `revenueWords` says what counts, and on which day. */
export const addUpRevenue = async (db: Db, { start_date, end_date, by }: PeriodQuery) => {
  const days = sql`daterange(${start_date}::date, ${end_date}::date, '[]')`
  const first = (table: string) => sql`greatest(${sql.ref(`${table}.check_in_date`)}, ${start_date}::date)`
  const nights = (table: string) =>
    sql`generate_series(0, least(${sql.ref(`${table}.check_out_date`)} - 1, ${end_date}::date) - ${first(table)})`
  const { rows } = await sql<RevenueSum>`
    with charge as (
      select 'rooms' as source, room.room_type_id as sold_id, null::item_type as type,
        ${first('stay')} + night as day, 1 as quantity, stay.room_rent::bigint as amount
      from stay join room on room.id = stay.room_id cross join lateral ${nights('stay')} night
      where stay.nights && ${days} and ${isReported('stay.booking_status', { maintenance: true })}
        and stay.booking_id is not null
      union all
      select 'food_plans', booking.food_plan_id, null, ${first('booking')} + night,
        booking.number_of_adults + booking.number_of_children,
        (booking.number_of_adults + booking.number_of_children) * booking.food_plan_rate
      from booking cross join lateral ${nights('booking')} night
      where daterange(booking.check_in_date, booking.check_out_date) && ${days} and booking.food_plan_rate > 0
        and ${isReported('booking.status')}
      union all
      select case item.type when 'service' then 'services' else 'food_and_drinks' end, item.id, item.type,
        (guest_order.ordered_at at time zone property.time_zone)::date, line.quantity, line.quantity * line.unit_price
      from property
        join guest_order on guest_order.ordered_at >= ${start_date}::timestamp at time zone property.time_zone
          and guest_order.ordered_at < (${end_date}::date + 1)::timestamp at time zone property.time_zone
        join order_line line on line.order_id = guest_order.id
        join item on item.id = line.item_id
        join booking on booking.id = guest_order.booking_id
      where guest_order.status <> 'cancelled' and ${isReported('booking.status')}
      union all
      select 'credit_notes', null, null, invoice_date, 1, -charges
      from invoice where kind = 'credit_note' and invoice_date between ${start_date} and ${end_date}
    ), dated as (
      select *, to_char(day, ${periodPattern[by]}) as period from charge
    ), added as (
      select source, period, sold_id, type, sum(quantity) as quantity, sum(amount) as amount
      from dated group by grouping sets ((source, period), (source, sold_id, type))
    )
    select added.source, added.period, coalesce(room_type.name, food_plan.name, item.name) as name, added.type,
      added.quantity::bigint, added.amount::bigint
    from added
      left join room_type on added.source = 'rooms' and room_type.id = added.sold_id
      left join food_plan on added.source = 'food_plans' and food_plan.id = added.sold_id
      left join item on added.type is not null and item.id = added.sold_id
    order by added.amount desc, name
  `.execute(db)
  return rows
}
