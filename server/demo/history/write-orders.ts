import { itemAt } from '#server/demo/history/dice.ts'
import { type Desk, iso, type OpenStay } from '#server/demo/history/open-stay.ts'
import { ordersOfStay } from '#server/demo/history/orders-of-stay.ts'
import { newSlug } from '#server/kit/secret.ts'

export const writeOrders = ({ hotel, ids, put, now, ordersPerStay }: Desk, { id, stay, dice }: OpenStay) => {
  const orders = ordersOfStay(stay, hotel.menu, now, ordersPerStay, dice)
  for (const { at, room, lines, ...order } of orders) {
    put('guest_order', {
      id: ++ids.guest_order,
      slug: newSlug(),
      booking_id: id,
      room_id: stay.rooms.length > 1 ? itemAt(hotel.rooms, room).id : null,
      ordered_at: iso(at),
      ...order,
      created_at: iso(at),
    })
    for (const [position, { item, quantity }] of lines.entries()) {
      const line = { item_id: item.id, name: item.name, quantity, unit_price: item.price }
      put('order_line', { order_id: ids.guest_order, position, ...line })
    }
  }
  return orders
}
