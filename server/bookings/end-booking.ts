import { canCancel, canMarkNoShow } from '#contract/bookings/booking-rules.ts'
import { dayIn } from '#contract/kit/calendar-date.ts'
import { bookingProblems } from '#server/bookings/booking-problems.ts'
import { lockBooking, setStatus } from '#server/bookings/booking-store.ts'
import type { Services } from '#server/kit/services.ts'

export const cancelBooking = async ({ db, clock }: Pick<Services, 'db' | 'clock'>, slug: string, reason: string) => {
  const booking = await lockBooking(db, slug)
  if (!booking) throw bookingProblems.missing()
  if (!canCancel(booking)) throw bookingProblems.notCancellable(booking.status)
  await setStatus(db, booking.id, 'cancelled', {
    cancel_reason: reason,
    cancelled_on: dayIn(booking.time_zone, clock.now()),
  })
}

export const markNoShow = async ({ db, clock }: Pick<Services, 'db' | 'clock'>, slug: string) => {
  const booking = await lockBooking(db, slug)
  if (!booking) throw bookingProblems.missing()
  if (!canMarkNoShow(booking, dayIn(booking.time_zone, clock.now()))) throw bookingProblems.notNoShow(booking)
  await setStatus(db, booking.id, 'no_show')
}
