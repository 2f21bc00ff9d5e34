import type { BookingStatus } from '#contract/bookings/booking.ts'
import { isLive } from '#contract/bookings/booking-rules.ts'
import type { OrderDraft } from '#contract/orders/order-draft.ts'
import type { Db } from '#server/db/connect.ts'
import { holdBookings, listRoomIds } from '#server/orders/order-booking-store.ts'
import { orderProblems } from '#server/orders/order-problems.ts'

interface HeldBooking {
  booking_number: string
  status: BookingStatus
}

export const refuseFrozen = ({ booking_number, status }: HeldBooking) => {
  if (status === 'checked_out') throw orderProblems.frozen(booking_number)
}

/** Holds the booking that an order is for, and the one it was for before; both must still take orders. */
export const holdOpenBookings = async (db: Db, wanted: number, before?: number) => {
  const held = await holdBookings(db, before === undefined ? [wanted] : [wanted, before])
  const current = held.find(({ id }) => id === before)
  if (current) refuseFrozen(current)
  if (!held.some(({ id }) => id === wanted)) throw orderProblems.bookingMissing()
  for (const { status, booking_number } of held) {
    if (!isLive({ status })) throw orderProblems.bookingClosed(booking_number, status)
  }
}

/** The room to note: none where the booking has only one, so that the order follows a guest who moves. */
export const roomOf = async (db: Db, { booking_id, room_id }: OrderDraft) => {
  if (!room_id) return null
  const rooms = await listRoomIds(db, booking_id)
  if (!rooms.includes(room_id)) throw orderProblems.roomNotBooked()
  return rooms.length > 1 ? room_id : null
}
