import { itemAt } from '#server/demo/history/dice.ts'
import { type HistoryContext, iso, type OpenStay } from '#server/demo/history/history-context.ts'
import { ordersOfStay } from '#server/demo/history/orders-of-stay.ts'
import { newSlug } from '#server/kit/secret.ts'
import { lineRows } from '#server/orders/order-store.ts'

export const writeOrders = ({ hotel, ids, put, now, ordersPerStay }: HistoryContext, { id, stay, dice }: OpenStay) => {
  const orders = ordersOfStay(stay, hotel.menu, now, ordersPerStay, dice)
  return orders.map((planned) => {
    const { at, room, lines, ...order } = planned
    const order_id = ++ids.guest_order
    const room_id = stay.rooms.length > 1 ? itemAt(hotel.rooms, room).id : null
    put('guest_order', {
      id: order_id,
      slug: newSlug(),
      booking_id: id,
      room_id,
      ordered_at: iso(at),
      ...order,
      version: 1,
      created_at: iso(at),
    })
    const ordered = lines.map(({ item: { id: item_id, name, price }, quantity }) => ({
      item_id,
      name,
      quantity,
      unit_price: price,
    }))
    for (const row of lineRows(order_id, ordered)) put('order_line', row)
    return { ...planned, order_id, room_id }
  })
}

export type WrittenOrder = ReturnType<typeof writeOrders>[number]
