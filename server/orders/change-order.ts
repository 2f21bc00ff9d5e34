import type { OrderEdit, StatusChange } from '#contract/orders/order-draft.ts'
import { mustBeAllowed } from '#server/auth/must-be-allowed.ts'
import type { Db } from '#server/db/connect.ts'
import type { Actor } from '#server/kit/actor.ts'
import type { Services } from '#server/kit/services.ts'
import { fillLines } from '#server/orders/fill-lines.ts'
import { lockOpenBookings, refuseFrozen, roomOf } from '#server/orders/lock-bookings.ts'
import { lockBookings } from '#server/orders/order-booking-store.ts'
import { orderProblems } from '#server/orders/order-problems.ts'
import {
  deleteLines,
  findBookingOf,
  insertLines,
  listLines,
  lockOrder,
  setOrderStatus,
  updateOrder,
} from '#server/orders/order-store.ts'
import { refuseWrongTime } from '#server/orders/place-order.ts'

/** Locks the booking before the order, like placing an order does, so that the two can't deadlock. */
const mustFind = async (db: Db, slug: string) => {
  const order = await findBookingOf(db, slug)
  if (!order) throw orderProblems.missing()
  return order
}

export const changeOrder = async (given: Pick<Services, 'db' | 'clock'>, slug: string, edit: OrderEdit) => {
  const { db } = given
  const { id, booking_id } = await mustFind(db, slug)
  await lockOpenBookings(db, edit.booking_id, booking_id)
  const order = await lockOrder(db, slug)
  const isSame = order?.booking_id === booking_id && order.version === edit.version
  if (!isSame) throw await orderProblems.changedMeanwhile(db, slug)
  if (edit.ordered_at !== order.ordered_at) await refuseWrongTime(given, edit.ordered_at)
  const before = await listLines(db, id)
  const lines = await fillLines(db, edit.items, before)
  await updateOrder(db, id, edit, await roomOf(db, edit))
  if (JSON.stringify(lines) === JSON.stringify(before)) return
  await deleteLines(db, id)
  await insertLines(db, id, lines)
}

/** Locks an order and its booking, which must not be invoiced yet. */
const lockUnbilledOrder = async (db: Db, slug: string) => {
  const { booking_id } = await mustFind(db, slug)
  const [booking] = await lockBookings(db, [booking_id])
  if (booking) refuseFrozen(booking)
  const order = await lockOrder(db, slug)
  if (order?.booking_id !== booking_id) throw await orderProblems.changedMeanwhile(db, slug)
  return order
}

/**
 * Refuses a change of status from a screen that shows an older status, for example of a cancelled order. The kitchen
 * can't take an order that was served off the bill.
 */
export const changeStatus = async (
  { db, user }: { db: Db; user: Actor },
  slug: string,
  { status, from }: StatusChange,
) => {
  const order = await lockUnbilledOrder(db, slug)
  if (order.status === status) return
  const isUnseen = from ? from !== order.status : order.status === 'cancelled'
  if (isUnseen) throw await orderProblems.statusChanged(db, slug, order.status)
  const wasServed = order.status === 'served' || order.status === 'completed'
  if (wasServed && status !== 'completed') await mustBeAllowed(user, 'orders.take')
  await setOrderStatus(db, order.id, status)
}

/** A guest may cancel an order that the kitchen has not started. */
export const cancelPending = async (db: Db, slug: string) => {
  const { id, status } = await lockUnbilledOrder(db, slug)
  if (status !== 'pending') throw orderProblems.begun()
  await setOrderStatus(db, id, 'cancelled')
}
