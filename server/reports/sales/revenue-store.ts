import { sql } from 'kysely'
import type { ItemType } from '#contract/items/item-type.ts'
import type { Paise } from '#contract/kit/money.ts'
import type { CalendarDate } from '#contract/kit/time/calendar-date.ts'
import type { ReportDays } from '#contract/reports/report-period.ts'
import { RevenueSource } from '#contract/reports/revenue-report.ts'
import type { Db } from '#server/db/connect.ts'
import { isLiveInvoice } from '#server/folios/bill-parts.ts'
import { isReported } from '#server/reports/report-sql.ts'

const sources = RevenueSource.options

/** Sources are numbers while they are added up, because comparing hundreds of thousands of texts takes far longer. */
const code = (source: RevenueSource) => sql.lit(sources.indexOf(source) + 1)

/** An invoice that was credited completely and whose charges are on a later one. */
const wasReplaced = sql`(
  exists (
    select from invoice_balance
    where invoice_balance.invoice_id = invoice.id and not ${isLiveInvoice}
  ) and exists (
    select from invoice later
    where later.booking_id = invoice.booking_id and later.id > invoice.id and later.charge_keys && invoice.charge_keys
  )
)`

/** Of an invoice that was billed to someone else, only the credit note of that step made room for the new one. */
const madeRoomForIt = sql`not exists (
  select from invoice later join invoice rebilled on rebilled.corrects_id = invoice.id
    and rebilled.issued_at = later.issued_at
  where later.booking_id = invoice.booking_id and later.kind = 'invoice' and later.charge_keys = invoice.charge_keys
    and note.issued_at < rebilled.issued_at
)`

interface RevenueSum {
  source: RevenueSource
  /** The day of a sum by day; null in a sum by product. */
  day: CalendarDate | null
  /** The product of a sum: a room type, a food plan or an item. */
  name: string | null
  type: ItemType | null
  quantity: number
  amount: Paise
}

/** Sums by day and sums by product in one query; `revenueDefinitions` says what counts, and on which day. */
export const addUpRevenue = async (db: Db, { start_date, end_date }: ReportDays) => {
  const days = sql`daterange(${start_date}::date, ${end_date}::date, '[]')`
  const zone = sql`(select time_zone from property)`
  const { rows } = await sql<RevenueSum>`
    with reported as materialized (
      select stay.id, room.room_type_id from stay join room on room.id = stay.room_id
      where stay.nights && ${days} and ${isReported('stay.booking_status', { maintenance: true })}
        and stay.booking_id is not null
    ), room_night as materialized (
      select reported.room_type_id, night.* from reported join night on night.stay_id = reported.id
      where night.date between ${start_date} and ${end_date}
    ), charge as (
      select ${code('rooms')} as source, room_type_id as sold_id, null::item_type as type, date as day, 1 as quantity,
        rent::bigint as amount
      from room_night
      union all
      select ${code('food_plans')}, food_plan_id, null, date, meals, meals * food_plan_rate
      from room_night where meals > 0 and food_plan_rate > 0
      union all
      select case item.type when 'service' then ${code('services')} else ${code('food_and_drinks')} end, item.id, item.type,
        (guest_order.ordered_at at time zone ${zone})::date, line.quantity, line.quantity * line.unit_price
      from guest_order
        join order_line line on line.order_id = guest_order.id
        join item on item.id = line.item_id
        join booking on booking.id = guest_order.booking_id
      where guest_order.ordered_at >= ${start_date}::timestamp at time zone ${zone}
        and guest_order.ordered_at < (${end_date}::date + 1)::timestamp at time zone ${zone}
        and guest_order.status <> 'cancelled' and ${isReported('booking.status')}
      union all
      select ${code('extras')}, null, null, extra.date, extra.quantity, extra.quantity * extra.rate
      from extra join booking on booking.id = extra.booking_id
      where extra.date between ${start_date} and ${end_date}
        and (${isReported('booking.status')} or is_invoiced(extra.booking_id, 'extra:' || extra.slug))
      union all
      select ${code('discounts')}, null, null, invoice.invoice_date, 1, -invoice_discount.amount
      from invoice_discount join invoice on invoice.id = invoice_discount.invoice_id
      where invoice.invoice_date between ${start_date} and ${end_date} and not ${wasReplaced}
      union all
      select ${code('credit_notes')}, null, null, note.invoice_date, 1, -note.charges
      from invoice note join invoice on invoice.id = note.corrects_id
      where note.kind = 'credit_note' and note.invoice_date between ${start_date} and ${end_date}
        and not (${wasReplaced} and ${madeRoomForIt})
    ), added as (
      select source, day, sold_id, type, sum(quantity) as quantity, sum(amount) as amount
      from charge group by grouping sets ((source, day), (source, sold_id, type))
    )
    select (${sources}::text[])[added.source] as source, added.day, coalesce(room_type.name, food_plan.name, item.name) as name, added.type,
      added.quantity::bigint, added.amount::bigint
    from added
      left join room_type on added.source = ${code('rooms')} and room_type.id = added.sold_id
      left join food_plan on added.source = ${code('food_plans')} and food_plan.id = added.sold_id
      left join item on added.type is not null and item.id = added.sold_id
    order by added.amount desc, name
  `.execute(db)
  return rows
}
