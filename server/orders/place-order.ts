import { localTimeIn } from '#contract/kit/time/local-time.ts'
import { type OrderDraft, wrongOrderTime } from '#contract/orders/order-draft.ts'
import type { Services } from '#server/kit/services.ts'
import { fillLines } from '#server/orders/fill-lines.ts'
import { lockOpenBookings, roomOf } from '#server/orders/lock-bookings.ts'
import { orderProblems } from '#server/orders/order-problems.ts'
import { insertLines, insertOrder } from '#server/orders/order-store.ts'
import { getProperty } from '#server/property/property-store.ts'

type Given = Pick<Services, 'db' | 'clock'>

export const refuseWrongTime = async ({ db, clock }: Given, orderedAt: string) => {
  const { time_zone } = await getProperty(db)
  const wrong = wrongOrderTime(orderedAt, localTimeIn(time_zone, clock.now()))
  if (wrong) throw orderProblems.wrongTime(wrong)
}

export const placeOrder = async (given: Given, draft: OrderDraft) => {
  const { db } = given
  await lockOpenBookings(db, draft.booking_id)
  await refuseWrongTime(given, draft.ordered_at)
  const lines = await fillLines(db, draft.items)
  const { id, slug } = await insertOrder(db, draft, await roomOf(db, draft))
  await insertLines(db, id, lines)
  return slug
}
