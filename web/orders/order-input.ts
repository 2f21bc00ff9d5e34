import type { UseFormReturn } from 'react-hook-form'
import { type Paise, sumOf, times, zero } from '#contract/kit/money.ts'
import { wallTimeIn } from '#contract/kit/wall-time.ts'
import type { z } from '#contract/kit/z.ts'
import type { MealType, Order, OrderStatus, ServiceType } from '#contract/orders/order.ts'
import { OrderEdit } from '#contract/orders/order-draft.ts'
import { orderMessages as say } from '#contract/orders/order-messages.ts'

export interface LineInput {
  item_id: number | null
  quantity: number | null
}

/** The values of the order form, complete or not. */
export interface OrderInput {
  booking_id: number | null
  room_id: number | null
  ordered_at: string
  meal_type: MealType
  service_type: ServiceType
  status: OrderStatus
  notes: string
  items: LineInput[]
  /** Of the order as it was opened; a new one has none yet. */
  version: number
}

export type OrderForm = UseFormReturn<OrderInput, unknown, OrderEdit>

export const orderFormSchema = OrderEdit as unknown as z.ZodType<OrderEdit, OrderInput>

export const emptyLine: LineInput = { item_id: null, quantity: 1 }

/** The hotel's clock, without seconds. */
const now = (zone: string) => `${wallTimeIn(zone, new Date()).slice(0, 16)}:00`

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
  booking_id: order.booking_id,
  room_id: order.room_id,
  ordered_at: wallTimeIn(zone, new Date(order.ordered_at)),
  meal_type: order.meal_type,
  service_type: order.service_type,
  status: order.status,
  notes: order.notes,
  items: order.items.map(({ item_id, quantity }) => ({ item_id, quantity })),
  version: order.version,
})

/** The items of a line: today's menu, and the items that the order had before at their price then. */
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
