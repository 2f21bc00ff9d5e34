import { formatMoment } from '#contract/kit/time/calendar-date.ts'
import type { Order, OrderBooking } from '#contract/orders/order.ts'

export const bookingLabel = ({ booking_number, guest, rooms }: OrderBooking) =>
  `${booking_number} · ${guest.name} · Room ${rooms.map(({ room_number }) => room_number).join(', ')}`

/** 2 × Tea, 1 × Masala Dosa */
export const itemsText = ({ items }: Pick<Order, 'items'>) =>
  items.map(({ quantity, name }) => `${quantity} × ${name}`).join(', ')

/** Nov 15, 2026, 08:30 AM */
export const whenText = (instant: string, zone: string) => formatMoment(instant, zone)
