import type { BookingStatus } from '#contract/bookings/booking.ts'
import { isLive } from '#contract/bookings/booking-rules.ts'
import type { OrderDraft } from '#contract/orders/order-draft.ts'
import type { Db } from '#server/db/connect.ts'
import { listRoomIds, lockBookings } from '#server/orders/order-booking-store.ts'
import { orderProblems } from '#server/orders/order-problems.ts'

interface LockedBooking {
  booking_number: string
  status: BookingStatus
}

export const refuseFrozen = ({ booking_number, status }: LockedBooking) => {
  if (status === 'checked_out') throw orderProblems.frozen(booking_number)
}

/** Locks the booking of an order, and its previous booking; orders must still be allowed for both. */
export const lockOpenBookings = async (db: Db, wanted: number, before?: number) => {
  const bookings = await lockBookings(db, before === undefined ? [wanted] : [wanted, before])
  const current = bookings.find(({ id }) => id === before)
  if (current) refuseFrozen(current)
  if (!bookings.some(({ id }) => id === wanted)) throw orderProblems.bookingMissing()
  for (const { status, booking_number } of bookings) {
    if (!isLive({ status })) throw orderProblems.bookingClosed(booking_number, status)
  }
}

/** The room of the order; null if the booking has only one, so that the order follows a guest who moves. */
export const roomOf = async (db: Db, { booking_id, room_id }: OrderDraft) => {
  if (!room_id) return null
  const rooms = await listRoomIds(db, booking_id)
  if (!rooms.includes(room_id)) throw orderProblems.roomNotBooked()
  return rooms.length > 1 ? room_id : null
}
