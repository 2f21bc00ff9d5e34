import { sql } from 'kysely'
import type { Page } from '#contract/kit/paging.ts'
import type { MyMenu, MyOrder, MyOrderQuery } from '#contract/my-orders/my-order.ts'
import { bookedRooms, roomOfOrder } from '#server/bookings/booked-rooms.ts'
import type { Db } from '#server/db/connect.ts'
import { listPage } from '#server/kit/records/list-page.ts'
import { orderedItems } from '#server/orders/order-columns.ts'

const ownOrders = (db: Db, guestId: number) =>
  db
    .selectFrom('guest_order')
    .innerJoin('booking', 'booking.id', 'guest_order.booking_id')
    .where('booking.guest_id', '=', guestId)

const withColumns = (found: ReturnType<typeof ownOrders>) =>
  found
    .select(['guest_order.slug', 'guest_order.status', 'guest_order.ordered_at', 'guest_order.notes'])
    .select(orderedItems)
    .select(
      sql<string>`case when booking.status in ('checked_in', 'checked_out') then ${roomOfOrder} else '' end`.as(
        'room_number',
      ),
    )

export const listMyOrders = (db: Db, guestId: number, query: MyOrderQuery): Promise<Page<MyOrder>> =>
  listPage(
    query,
    ownOrders(db, guestId).select(sql<number>`count(*)`.as('total')),
    withColumns(ownOrders(db, guestId)).orderBy('guest_order.ordered_at', 'desc').orderBy('guest_order.id', 'desc'),
  )

export const getMyOrder = (db: Db, guestId: number, slug: string): Promise<MyOrder | undefined> =>
  withColumns(ownOrders(db, guestId)).where('guest_order.slug', '=', slug).executeTakeFirst()

/** Counts the pending orders of a guest. Locks the guest, so that two new orders are counted one after the other. */
export const countPendingOrders = async (db: Db, guestId: number) => {
  await db.selectFrom('guest').select('id').where('id', '=', guestId).forNoKeyUpdate().execute()
  const { pending } = await ownOrders(db, guestId)
    .select(sql<number>`count(*)`.as('pending'))
    .where('guest_order.status', '=', 'pending')
    .where('booking.status', '=', 'checked_in')
    .executeTakeFirstOrThrow()
  return pending
}

/** The stays that the guest is checked in for. */
export const listStaysInHouse = (db: Db, guestId: number): Promise<(MyMenu['stays'][number] & { id: number })[]> =>
  db
    .selectFrom('booking')
    .select(['booking.id', 'booking.slug'])
    .select((eb) => bookedRooms(eb).as('rooms'))
    .where('booking.guest_id', '=', guestId)
    .where('booking.status', '=', 'checked_in')
    .orderBy('booking.number')
    .execute()

/** The items that can be ordered now, the same for every guest. */
export const listMenuItems = (db: Db): Promise<MyMenu['items']> =>
  db
    .selectFrom('item')
    .innerJoin('item_category', 'item_category.id', 'item.category_id')
    .select(['item.id', 'item.name', 'item.description', 'item.type', 'item.price', 'item_category.name as category'])
    .where('item.retired_at', 'is', null)
    .where('item.is_active', '=', true)
    .where('item_category.is_active', '=', true)
    .orderBy('item_category.type')
    .orderBy('item_category.name')
    .orderBy('item.name')
    .execute()
