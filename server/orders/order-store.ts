import { sql } from 'kysely'
import { jsonBuildObject } from 'kysely/helpers/postgres'
import type { CalendarDate } from '#contract/kit/time/calendar-date.ts'
import type { OrderLine, OrderQuery, OrderStatus } from '#contract/orders/order.ts'
import type { OrderDraft } from '#contract/orders/order-draft.ts'
import { bookedRooms, roomOfOrder } from '#server/bookings/booked-rooms.ts'
import { bookingNumber } from '#server/bookings/booking-number.ts'
import { bookingMatches } from '#server/bookings/list/booking-search.ts'
import type { Db } from '#server/db/connect.ts'
import { runPrepared } from '#server/db/statement.ts'
import { longListPage, sortOrder } from '#server/kit/records/list-page.ts'
import { newSlug } from '#server/kit/secret.ts'
import { orderedItems } from '#server/orders/order-columns.ts'

const orders = (db: Db) =>
  db
    .selectFrom('guest_order')
    .innerJoin('booking', 'booking.id', 'guest_order.booking_id')
    .innerJoin('guest', 'guest.id', 'booking.guest_id')

const withColumns = (found: ReturnType<typeof orders>) =>
  found
    .select([
      'guest_order.id',
      'guest_order.slug',
      'guest_order.booking_id',
      'guest_order.room_id',
      'guest_order.ordered_at',
      'guest_order.meal_type',
      'guest_order.service_type',
      'guest_order.status',
      'guest_order.notes',
      'guest_order.version',
    ])
    .select(orderedItems)
    .select(({ ref, selectFrom }) => [
      jsonBuildObject({
        id: ref('booking.id'),
        slug: ref('booking.slug'),
        booking_number: bookingNumber,
        status: ref('booking.status'),
        guest: jsonBuildObject({ name: ref('guest.name') }),
        check_in_date: ref('booking.check_in_date'),
        check_out_date: ref('booking.check_out_date'),
        rooms: bookedRooms({ selectFrom }),
      }).as('booking'),
      roomOfOrder.as('room_number'),
    ])

const search = (db: Db, { booking_id, status, meal_type, search }: OrderQuery) => {
  let found = db.selectFrom('guest_order')
  if (booking_id) found = found.where('guest_order.booking_id', '=', booking_id)
  if (status) found = found.where('guest_order.status', '=', status)
  if (meal_type) found = found.where('guest_order.meal_type', '=', meal_type)
  if (search) {
    found = found.where('guest_order.booking_id', 'in', (is) =>
      is.selectFrom('booking').select('booking.id').where(bookingMatches(search)),
    )
  }
  return found
}

const count = (db: Db, query: OrderQuery) => {
  if (query.search || query.booking_id) return search(db, query).select(sql<number>`count(*)`.as('total'))
  let tally = db.selectFrom('order_tally').select(sql<number>`coalesce(sum(orders), 0)::bigint`.as('total'))
  if (query.status) tally = tally.where('status', '=', query.status)
  if (query.meal_type) tally = tally.where('meal_type', '=', query.meal_type)
  return tally
}

export const listOrders = async (db: Db, query: OrderQuery) => {
  const [counted] = await runPrepared(db, count(db, query))
  const { direction } = sortOrder(query.sort ?? '-ordered_at')
  return longListPage(query, counted?.total ?? 0, direction, ({ way, limit, offset }) => {
    const ids = search(db, query)
      .select('guest_order.id')
      .orderBy('guest_order.ordered_at', way)
      .orderBy('guest_order.id', way)
      .limit(sql.lit(limit))
      .offset(sql.lit(offset))
    const rows = withColumns(orders(db))
      .where('guest_order.id', 'in', ids)
      .orderBy('guest_order.ordered_at', way)
      .orderBy('guest_order.id', way)
    return runPrepared(db, rows)
  })
}

export const getOrder = (db: Db, slug: string) =>
  withColumns(orders(db)).where('guest_order.slug', '=', slug).executeTakeFirst()

/** An order with its status, locked until the transaction ends. */
export const lockOrder = (db: Db, slug: string) =>
  db
    .selectFrom('guest_order')
    .select(['id', 'booking_id', 'version', 'status'])
    .select(
      // In the hotel's time zone, like in a draft.
      sql<string>`to_char(ordered_at at time zone (select time_zone from property), 'YYYY-MM-DD HH24:MI:SS')`.as(
        'ordered_at',
      ),
    )
    .where('slug', '=', slug)
    .forUpdate()
    .executeTakeFirst()

export const findBookingOf = (db: Db, slug: string) =>
  db.selectFrom('guest_order').select(['id', 'booking_id']).where('slug', '=', slug).executeTakeFirst()

export const listLines = (db: Db, orderId: number) =>
  db
    .selectFrom('order_line')
    .select(['item_id', 'name', 'quantity', 'unit_price'])
    .where('order_id', '=', orderId)
    .orderBy('position')
    .execute()

const orderColumns = (draft: OrderDraft, room_id: number | null) => ({
  booking_id: draft.booking_id,
  room_id,
  ordered_at: sql<string>`${draft.ordered_at}::timestamp at time zone (select time_zone from property)`,
  meal_type: draft.meal_type,
  service_type: draft.service_type,
  status: draft.status,
  notes: draft.notes,
})

export const insertOrder = (db: Db, draft: OrderDraft, roomId: number | null) =>
  db
    .insertInto('guest_order')
    .values({ slug: newSlug(), ...orderColumns(draft, roomId) })
    .returning(['id', 'slug'])
    .executeTakeFirstOrThrow()

export const updateOrder = (db: Db, id: number, draft: OrderDraft, roomId: number | null) =>
  db
    .updateTable('guest_order')
    .set({ ...orderColumns(draft, roomId), version: sql`version + 1` })
    .where('id', '=', id)
    .execute()

export const setOrderStatus = (db: Db, id: number, status: OrderStatus) =>
  db.updateTable('guest_order').set({ status, version: sql`version + 1` }).where('id', '=', id).execute()

/** The lines of an order, sorted by position. */
export const lineRows = (order_id: number, lines: OrderLine[]) =>
  lines.map(({ item_id, name, quantity, unit_price }, position) => ({
    order_id,
    position,
    item_id,
    name,
    quantity,
    unit_price,
  }))

export const insertLines = (db: Db, orderId: number, lines: OrderLine[]) =>
  db.insertInto('order_line').values(lineRows(orderId, lines)).execute()

export const deleteLines = (db: Db, orderId: number) =>
  db.deleteFrom('order_line').where('order_id', '=', orderId).execute()

export const addUpOrderTally = (db: Db) =>
  sql`with added as (delete from order_tally returning status, meal_type, orders)
      insert into order_tally select status, meal_type, sum(orders) from added group by status, meal_type`.execute(db)

/** Served orders of today stay in the room where they were served when the guest moves on. */
export const keepServedRoom = (db: Db, bookingId: number, roomId: number, today: CalendarDate) =>
  db
    .updateTable('guest_order')
    .set({ room_id: roomId })
    .where('booking_id', '=', bookingId)
    .where('room_id', 'is', null)
    .where('status', '=', 'completed')
    .where(sql<boolean>`hotel_day(ordered_at) = ${today}::date`)
    .execute()
