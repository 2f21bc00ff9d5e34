import { canCancel, canMarkNoShow } from '#contract/bookings/booking-rules.ts'
import { hotelDay } from '#contract/kit/hotel-day.ts'
import { bookingProblems } from '#server/bookings/booking-problems.ts'
import { lockBooking, setStatus } from '#server/bookings/booking-store.ts'
import type { Services } from '#server/kit/services.ts'

/** The database dates the cancellation. */
export const cancelBooking = async ({ db }: Pick<Services, 'db'>, slug: string, reason: string) => {
  const booking = await lockBooking(db, slug)
  if (!booking) throw bookingProblems.missing()
  if (!canCancel(booking)) throw bookingProblems.notCancellable(booking.status)
  await setStatus(db, booking.id, 'cancelled', { cancel_reason: reason })
}

export const markNoShow = async ({ db, clock }: Pick<Services, 'db' | 'clock'>, slug: string) => {
  const booking = await lockBooking(db, slug)
  if (!booking) throw bookingProblems.missing()
  if (!canMarkNoShow(booking, hotelDay(booking, clock.now()))) throw bookingProblems.notNoShow(booking)
  await setStatus(db, booking.id, 'no_show')
}
