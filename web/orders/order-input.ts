import { type Paise, sumOf, times, zero } from '#contract/kit/money.ts'
import { localTimeIn } from '#contract/kit/time/local-time.ts'
import { Order } from '#contract/orders/order.ts'
import { OrderEdit } from '#contract/orders/order-draft.ts'
import { orderMessages as say } from '#contract/orders/order-messages.ts'
import { type FormValues, valuesOf } from '#web/kit/form/form-values.ts'
import type { FormOf } from '#web/kit/form/use-form-of.ts'

export type OrderInput = FormValues<typeof OrderEdit>

export type LineInput = OrderInput['items'][number]

export type OrderForm = FormOf<typeof OrderEdit>

export const emptyLine: LineInput = { item_id: null, quantity: 1 }

/** The hotel's clock, without seconds. */
const now = (zone: string) => `${localTimeIn(zone, new Date()).slice(0, 16)}:00`

export interface RoomToServe {
  id: number
  room_number: string
}

export const newOrder = (zone: string, room?: RoomToServe, bookingId: number | null = null): OrderInput => ({
  booking_id: bookingId,
  room_id: room?.id ?? null,
  ordered_at: now(zone),
  meal_type: 'breakfast',
  service_type: 'room_service',
  status: 'pending',
  notes: room ? say.deliverTo(room.room_number) : '',
  items: [emptyLine],
  version: 0,
})

export const inputOf = (order: Order, zone: string): OrderInput => ({
  ...valuesOf(Order, OrderEdit, order),
  ordered_at: localTimeIn(zone, new Date(order.ordered_at)),
  items: order.items.map(({ item_id, quantity }) => ({ item_id, quantity })),
})

/** An item for a line: from the menu, or from the saved order at its price then. */
export interface MenuItem {
  id: number
  name: string
  category: string
  price: Paise
}

export const menuFor = (
  menu: { id: number; name: string; category: { name: string }; price: Paise }[],
  order?: Order,
) => {
  const items = new Map<number, MenuItem>(
    menu.map(({ id, name, category, price }) => [id, { id, name, category: category.name, price }]),
  )
  for (const { item_id, name, unit_price } of order?.items ?? []) {
    items.set(item_id, { id: item_id, name, category: items.get(item_id)?.category ?? '', price: unit_price })
  }
  return items
}

export type Menu = ReturnType<typeof menuFor>

export const totalOf = (lines: LineInput[], menu: Menu) => {
  return sumOf(lines.map(({ item_id, quantity }) => times(menu.get(item_id ?? 0)?.price ?? zero, quantity ?? 0)))
}
