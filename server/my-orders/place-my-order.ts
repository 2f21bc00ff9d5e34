import { localTimeIn } from '#contract/kit/time/local-time.ts'
import { type MyOrderDraft, mealAt, mostPending } from '#contract/my-orders/my-order.ts'
import type { Services } from '#server/kit/services.ts'
import { myOrderProblems } from '#server/my-orders/my-order-problems.ts'
import { countPendingOrders, listStaysInHouse } from '#server/my-orders/my-order-store.ts'
import { placeOrder } from '#server/orders/place-order.ts'
import { getProperty } from '#server/property/property-store.ts'

/** Places an order for a checked-in guest, by the same function and rules as the desk. */
export const placeMyOrder = async (
  given: Pick<Services, 'db' | 'clock'>,
  guestId: number,
  { stay, room_id, notes, items }: MyOrderDraft,
) => {
  const { db, clock } = given
  const booking = (await listStaysInHouse(db, guestId)).find(({ slug }) => slug === stay)
  if (!booking) throw myOrderProblems.notCheckedIn()
  if ((await countPendingOrders(db, guestId)) >= mostPending) throw myOrderProblems.tooManyPending()
  const ordered_at = localTimeIn((await getProperty(db)).time_zone, clock.now())
  return placeOrder(given, {
    booking_id: booking.id,
    room_id: room_id ?? null,
    ordered_at,
    meal_type: mealAt(ordered_at),
    service_type: 'room_service',
    status: 'pending',
    notes,
    items,
  })
}
