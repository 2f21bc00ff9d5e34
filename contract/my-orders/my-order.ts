import { ItemType } from '#contract/items/item-type.ts'
import { Id } from '#contract/kit/id.ts'
import { Rupees } from '#contract/kit/money.ts'
import { listQuery } from '#contract/kit/paging.ts'
import { Slug } from '#contract/kit/slug-endpoints.ts'
import { text } from '#contract/kit/text.ts'
import { Instant } from '#contract/kit/time/calendar-date.ts'
import { z } from '#contract/kit/z.ts'
import { myOrderMessages as say } from '#contract/my-orders/my-order-messages.ts'
import { type MealType, OrderLine, OrderStatus } from '#contract/orders/order.ts'

/** A guest orders for a room, not for a banquet; the desk takes larger orders. */
const mostLinesForGuest = 30
export const mostOfAnItemForGuest = 20
export const mostPending = 10

export const MyOrder = z.object({
  slug: Slug,
  status: OrderStatus,
  ordered_at: Instant,
  room_number: z.string(),
  notes: z.string(),
  items: z.array(OrderLine),
  subtotal: Rupees,
})
export type MyOrder = z.infer<typeof MyOrder>

export const MyOrderQuery = listQuery('ordered_at').pick({ page: true, per_page: true })
export type MyOrderQuery = z.infer<typeof MyOrderQuery>

export const MyOrderDraft = z.object({
  /** A stay that the guest is checked in to. */
  stay: Slug,
  /** One of its rooms; required if there are several. */
  room_id: Id.nullish(),
  notes: text(500).default(''),
  items: z
    .array(
      z.object({
        item_id: Id,
        quantity: z.int(say.quantity).min(1, say.quantity).max(mostOfAnItemForGuest, say.tooMuch(mostOfAnItemForGuest)),
      }),
    )
    .min(1, say.nothingChosen)
    .max(mostLinesForGuest, say.tooManyLines(mostLinesForGuest)),
})
export type MyOrderDraft = z.infer<typeof MyOrderDraft>

/** The items that can be ordered now, and the stays to order for. */
export const MyMenu = z.object({
  stays: z.array(z.object({ slug: Slug, rooms: z.array(z.object({ id: Id, room_number: z.string() })) })),
  items: z.array(
    z.object({
      id: Id,
      name: z.string(),
      description: z.string(),
      type: ItemType,
      price: Rupees,
      category: z.string(),
    }),
  ),
})
export type MyMenu = z.infer<typeof MyMenu>

/** The meal that an order belongs to, by the hotel's local time: `2026-11-15 20:30:00`. */
export const mealAt = (localTime: string): MealType => {
  const hour = Number(localTime.slice(11, 13))
  if (hour >= 6 && hour < 11) return 'breakfast'
  if (hour >= 11 && hour < 15) return 'lunch'
  if (hour >= 19 && hour < 23) return 'dinner'
  return 'snack'
}
