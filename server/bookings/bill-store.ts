import { sql } from 'kysely'
import type { OrderCharge } from '#contract/bookings/bill-lines.ts'
import type { CalendarDate } from '#contract/kit/calendar-date.ts'
import type { Db } from '#server/db/connect.ts'
import { ownTaxCategory } from '#server/taxes/own-tax-category.ts'

/** What was ordered for a booking and not cancelled, on the hotel's days. */
export const listOrderCharges = (db: Db, bookingId: number, timeZone: string): Promise<OrderCharge[]> =>
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
    .execute()

/** How many orders are neither served nor cancelled. */
export const countOpenOrders = async (db: Db, bookingId: number) => {
  const { open } = await db
    .selectFrom('guest_order')
    .select(sql<number>`count(*)`.as('open'))
    .where('booking_id', '=', bookingId)
    .where('status', 'in', ['pending', 'preparing'])
    .executeTakeFirstOrThrow()
  return open
}
