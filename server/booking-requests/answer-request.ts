import type { RequestConfirmation } from '#contract/booking-requests/booking-request.ts'
import { newDraft } from '#contract/bookings/booking-fields.ts'
import { bookingRequestProblems } from '#server/booking-requests/booking-request-problems.ts'
import { answerRequest, getMyRequest, lockRequest } from '#server/booking-requests/booking-request-store.ts'
import { getWebsiteSource } from '#server/booking-sources/booking-source-store.ts'
import { bookingProblems } from '#server/bookings/booking-problems.ts'
import { getBooking } from '#server/bookings/booking-store.ts'
import { placeBooking } from '#server/bookings/place-booking.ts'
import type { Db } from '#server/db/connect.ts'
import type { Services } from '#server/kit/services.ts'
import type { Caller } from '#server/payments/record-payment.ts'
import { hotelToday } from '#server/property/hotel-today.ts'

type Given = Pick<Services, 'db' | 'clock'>

const lockOpenRequest = async (db: Db, slug: string) => {
  const request = await lockRequest(db, slug)
  if (!request) throw bookingRequestProblems.missing()
  if (request.status !== 'open') throw bookingRequestProblems.notOpen(request.status)
  return request
}

/** Makes the booking and closes the request in one transaction; if the room was taken, the request stays open. */
export const confirmRequest = async (given: Caller, slug: string, confirmation: RequestConfirmation) => {
  const { db, clock } = given
  const { id, status: _open, ...wish } = await lockOpenRequest(db, slug)
  if (wish.check_in_date < (await hotelToday(db, clock))) throw bookingRequestProblems.arrivalPassed()
  const { room_id, ...terms } = confirmation
  const source_id = await getWebsiteSource(db)
  const draft = { booking_type: 'individual' as const, ...newDraft, source_id, ...wish, ...terms, room_ids: [room_id] }
  const placed = await placeBooking(given, draft)
  const booking = await getBooking(db, placed)
  if (!booking) throw bookingProblems.missing()
  await answerRequest(db, clock.now(), id, { status: 'confirmed', booking_id: booking.id })
  return booking
}

export const declineRequest = async ({ db, clock }: Given, slug: string, reason: string) => {
  const { id } = await lockOpenRequest(db, slug)
  await answerRequest(db, clock.now(), id, { status: 'declined', answer: reason })
}

export const withdrawRequest = async ({ db, clock }: Given, guestId: number, slug: string) => {
  if (!(await getMyRequest(db, guestId, slug))) throw bookingRequestProblems.missing()
  const { id } = await lockOpenRequest(db, slug)
  await answerRequest(db, clock.now(), id, { status: 'withdrawn' })
}
