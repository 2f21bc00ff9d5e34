import type { BookingStatus } from '#contract/bookings/booking.ts'
import { statusText } from '#contract/bookings/booking-rules.ts'
import { Problem } from '#contract/kit/problem.ts'
import type { OrderStatus } from '#contract/orders/order.ts'
import { orderMessages as say } from '#contract/orders/order-messages.ts'
import type { Db } from '#server/db/connect.ts'
import type { ConstraintProblems } from '#server/kit/http/error-handler.ts'
import { changedMeanwhile } from '#server/kit/records/version-store.ts'

const wrongField = (field: string, code: string, message: string) =>
  new Problem(422, code, message, { [field]: [message] })

export const orderProblems = {
  missing: () => new Problem(404, 'not_found', say.missing),
  bookingMissing: () => wrongField('booking_id', 'booking_missing', say.bookingMissing),
  bookingClosed: (booking: string, status: BookingStatus) => {
    const message = say.bookingClosed(booking, statusText[status])
    return new Problem(409, 'booking_closed', message, { booking_id: [message] })
  },
  frozen: (booking: string) => new Problem(409, 'order_frozen', say.frozen(booking)),
  roomNotBooked: () => wrongField('room_id', 'room_not_booked', say.roomNotBooked),
  wrongTime: (message: string) => wrongField('ordered_at', 'wrong_order_time', message),
  itemMissing: (line: number) => wrongField(`items.${line}.item_id`, 'item_missing', say.itemMissing),
  itemInactive: (line: number, item: string) =>
    wrongField(`items.${line}.item_id`, 'item_inactive', say.itemInactive(item)),
  begun: () => new Problem(409, 'order_begun', say.begun),
  changedMeanwhile: (db: Db, slug: string) =>
    changedMeanwhile(db, { entity: 'guest_order', slug }, say.changedMeanwhile),
  statusChanged: (db: Db, slug: string, status: OrderStatus) =>
    changedMeanwhile(
      db,
      { entity: 'guest_order', slug },
      status === 'cancelled' ? say.cancelledMeanwhile : say.statusChanged(status),
    ),
}

export const orderConstraints: ConstraintProblems = {
  guest_order_booking_id_fkey: orderProblems.bookingMissing,
  guest_order_room_id_fkey: orderProblems.roomNotBooked,
}
