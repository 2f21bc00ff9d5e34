import { isLive } from '#contract/bookings/booking-rules.ts'
import type { Order, OrderStatus } from '#contract/orders/order.ts'

type OrderWithBooking = Pick<Order, 'status'> & { booking: Pick<Order['booking'], 'status'> }

/** Orders are taken and changed while the booking is live. */
export const canEdit = ({ booking }: OrderWithBooking) => isLive(booking)

/** Orders on an invoice cannot change. Orders of a cancelled booking can still be completed or cancelled. */
export const canChangeStatus = ({ booking }: OrderWithBooking) => booking.status !== 'checked_out'

/** The kitchen still works on an open order; the guest can't be checked out before it is served or cancelled. */
export const openStatuses: readonly OrderStatus[] = ['pending', 'preparing']

const isOpen = ({ status }: Pick<Order, 'status'>) => openStatuses.includes(status)

export const canCancel = (order: OrderWithBooking) => canChangeStatus(order) && isOpen(order)
