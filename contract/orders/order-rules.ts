import { isLive } from '#contract/bookings/booking-rules.ts'
import type { Order } from '#contract/orders/order.ts'

type OrderWithBooking = Pick<Order, 'status'> & { booking: Pick<Order['booking'], 'status'> }

/** Orders are taken and changed while the booking is live. */
export const canEdit = ({ booking }: OrderWithBooking) => isLive(booking)

/** Orders on an invoice cannot change. Orders of a cancelled booking can still be completed or cancelled. */
export const canChangeStatus = ({ booking }: OrderWithBooking) => booking.status !== 'checked_out'

export const canCancel = (order: OrderWithBooking) =>
  canChangeStatus(order) && (order.status === 'pending' || order.status === 'preparing')
