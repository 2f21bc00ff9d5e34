import { canCancel, canMarkNoShow } from '#contract/bookings/booking-rules.ts'
import { bookingProblems } from '#server/bookings/booking-problems.ts'
import { lockBooking, setStatus } from '#server/bookings/booking-store.ts'
import type { Services } from '#server/kit/services.ts'
import { hotelToday } from '#server/property/hotel-today.ts'

export const cancelBooking = async ({ db, clock }: Pick<Services, 'db' | 'clock'>, slug: string, reason: string) => {
  const booking = await lockBooking(db, slug)
  if (!booking) throw bookingProblems.missing()
  if (!canCancel(booking)) throw bookingProblems.notCancellable(booking.status)
  await setStatus(db, booking.id, 'cancelled', { cancel_reason: reason, cancelled_on: await hotelToday(db, clock) })
}

export const markNoShow = async ({ db, clock }: Pick<Services, 'db' | 'clock'>, slug: string) => {
  const booking = await lockBooking(db, slug)
  if (!booking) throw bookingProblems.missing()
  if (!canMarkNoShow(booking, await hotelToday(db, clock))) throw bookingProblems.notNoShow(booking)
  await setStatus(db, booking.id, 'no_show')
}
