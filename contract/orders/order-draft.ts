import { Id } from '#contract/kit/id.ts'
import { text } from '#contract/kit/text.ts'
import { localTime } from '#contract/kit/time/local-time.ts'
import { Version } from '#contract/kit/version.ts'
import { wholeNumber } from '#contract/kit/whole-number.ts'
import { z } from '#contract/kit/z.ts'
import { MealType, OrderStatus, ServiceType } from '#contract/orders/order.ts'
import { orderMessages as say } from '#contract/orders/order-messages.ts'

export const mostLines = 100
export const mostOfAnItem = 999

const chosen = (message: string) => z.int(message).pipe(Id)

/** Item and quantity; the price is the item's. */
const LineDraft = z.object({
  item_id: chosen(say.itemRequired),
  quantity: wholeNumber(say.quantityRequired)
    .min(1, say.quantityRequired)
    .max(mostOfAnItem, `At most ${mostOfAnItem} of an item`),
})
export type LineDraft = z.infer<typeof LineDraft>

export const OrderDraft = z.object({
  booking_id: chosen(say.bookingRequired),
  /** One of the booking's rooms; required if there are several. */
  room_id: Id.nullish(),
  ordered_at: localTime(say.timeRequired),
  meal_type: MealType,
  service_type: ServiceType,
  status: OrderStatus.default('pending'),
  notes: text(1000).default(''),
  items: z
    .array(LineDraft, say.itemRequired)
    .min(1, say.itemRequired)
    .max(mostLines, `An order has at most ${mostLines} lines`),
})
export type OrderDraft = z.infer<typeof OrderDraft>

/** An edit sends the version it was made from, so that it can't silently undo a colleague's change. */
export const OrderEdit = OrderDraft.extend({ version: Version })
export type OrderEdit = z.infer<typeof OrderEdit>

/** A new status, and the one that was on the screen when it was chosen. */
export const StatusChange = z.object({ status: OrderStatus, from: OrderStatus.optional() })
export type StatusChange = z.infer<typeof StatusChange>

const daysAhead = 7
const daysBack = 366

const dayLength = 86_400_000
const shifted = (time: string, days: number) =>
  new Date(Date.parse(`${time.replace(' ', 'T')}Z`) + days * dayLength).toISOString().replace('T', ' ').slice(0, 19)

/** The time of an order must be close to now. Both are local times of the hotel. */
export const wrongOrderTime = (orderedAt: string, now: string) => {
  if (orderedAt > shifted(now, daysAhead)) return say.tooFarAhead
  if (orderedAt < shifted(now, -daysBack)) return say.tooLongAgo
  return undefined
}
