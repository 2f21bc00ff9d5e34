import { type RawBuilder, sql } from 'kysely'
import { jsonArrayFrom } from 'kysely/helpers/postgres'
import { linesOf } from '#contract/bookings/stays/line.ts'
import type { OrderCharge } from '#contract/folios/bill-lines.ts'
import type { Billed } from '#contract/folios/make-bill.ts'
import type { CalendarDate } from '#contract/kit/calendar-date.ts'
import { zero } from '#contract/kit/money.ts'
import { openStatuses } from '#contract/orders/order-rules.ts'
import { staysAsJson } from '#server/bookings/stays/line-store.ts'
import type { Db } from '#server/db/connect.ts'
import { statement } from '#server/db/statement.ts'
import { receivedFor } from '#server/payments/payment-store.ts'
import { ownTaxCategory } from '#server/taxes/own-tax-category.ts'
import { sortedTaxRules } from '#server/taxes/tax-store.ts'

/** The orders of a booking that were not cancelled, with their dates in the hotel's time zone. */
const orderCharges = (db: Db, bookingId: number | RawBuilder<number>, timeZone: RawBuilder<unknown>) =>
  db
    .selectFrom('guest_order')
    .innerJoin('order_line', 'order_line.order_id', 'guest_order.id')
    .innerJoin('item', 'item.id', 'order_line.item_id')
    .leftJoin('tax_category', 'tax_category.id', 'item.tax_category_id')
    .select(['order_line.name', 'item.type', 'order_line.quantity', 'order_line.unit_price'])
    .select(ownTaxCategory.as('tax_category'))
    .select(sql<CalendarDate>`(guest_order.ordered_at at time zone ${timeZone})::date`.as('day'))
    .where('guest_order.booking_id', '=', bookingId)
    .where('guest_order.status', '<>', 'cancelled')
    .orderBy('guest_order.ordered_at')
    .orderBy('guest_order.id')
    .orderBy('order_line.position')

export const listOrderCharges = (db: Db, bookingId: number, timeZone: string): Promise<OrderCharge[]> =>
  orderCharges(db, bookingId, sql`${timeZone}`).execute()

const partsOfBill = statement((db, { booking_id }: { booking_id: number }) =>
  db
    .selectFrom('property')
    .select('property.composite_supply')
    .select([
      staysAsJson(sql`${booking_id}::integer`).as('stays'),
      jsonArrayFrom(db.selectFrom('food_plan').select(['id', 'name'])).as('food_plans'),
      jsonArrayFrom(orderCharges(db, booking_id, sql`property.time_zone`)).as('orders'),
      jsonArrayFrom(sortedTaxRules(db)).as('rules'),
      receivedFor(db, booking_id).as('received'),
    ]),
)

/** The parts of a bill: nights, orders, the money received so far, and taxes. */
export const readPartsOfBill = async (db: Db, bookingId: number) => {
  const [parts] = await partsOfBill(db, { booking_id: bookingId })
  if (!parts) throw new Error('the hotel itself is missing from the database')
  const { stays, food_plans, orders, rules, composite_supply, received } = parts
  const taxes = { rules, composite: composite_supply }
  return { lines: linesOf(stays), food_plans, orders, advance_amount: received ?? zero, taxes }
}

const partsOfBills = statement((db, { booking_ids }: { booking_ids: number[] }) =>
  db
    .selectFrom('booking')
    .innerJoin('property', (join) => join.onTrue())
    .select(['booking.id', 'booking.check_in_date', 'booking.check_out_date'])
    .select([
      'property.composite_supply',
      staysAsJson(sql`booking.id`).as('stays'),
      jsonArrayFrom(orderCharges(db, sql<number>`booking.id`, sql`property.time_zone`)).as('orders'),
      receivedFor(db, sql<number>`booking.id`).as('received'),
    ])
    .where(sql<boolean>`booking.id = any(${booking_ids}::integer[])`),
)

/** What the totals of several open bills depend on, by the id of the booking; without the names of rooms and plans. */
export const readPartsOfBills = async (db: Db, bookingIds: number[]) => {
  if (bookingIds.length === 0) return new Map<number, Billed>()
  const rules = await sortedTaxRules(db).execute()
  const found = await partsOfBills(db, { booking_ids: bookingIds })
  return new Map<number, Billed>(
    found.map(({ id, stays, orders, received, composite_supply, ...booking }) => {
      const stay = { ...booking, lines: linesOf(stays), rooms: [], food_plans: [] }
      const taxes = { rules, composite: composite_supply }
      return [id, { stay, orders, advance_amount: received ?? zero, taxes }]
    }),
  )
}

const openOrders = statement((db, { booking_id }: { booking_id: number }) =>
  db
    .selectFrom('guest_order')
    .select(sql<number>`count(*)`.as('open'))
    .where('booking_id', '=', booking_id)
    .where('status', 'in', openStatuses),
)

/** How many orders are neither served nor cancelled. */
export const countOpenOrders = async (db: Db, bookingId: number) =>
  (await openOrders(db, { booking_id: bookingId })).at(0)?.open ?? 0
