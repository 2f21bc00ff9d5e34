import type { RequestConfirmation } from '#contract/booking-requests/booking-request.ts'
import { newDraft } from '#contract/bookings/booking-fields.ts'
import { averageRent } from '#contract/bookings/stays/line.ts'
import { bookingRequestProblems } from '#server/booking-requests/booking-request-problems.ts'
import { answerRequest, getMyRequest, lockRequest } from '#server/booking-requests/booking-request-store.ts'
import { getWebsiteSource } from '#server/booking-sources/booking-source-store.ts'
import { bookingProblems } from '#server/bookings/booking-problems.ts'
import { getBooking } from '#server/bookings/booking-store.ts'
import type { SoldPolicy } from '#server/bookings/cancellation/policy-store.ts'
import { placeBooking } from '#server/bookings/place-booking.ts'
import type { Db } from '#server/db/connect.ts'
import type { Services } from '#server/kit/services.ts'
import type { Caller } from '#server/payments/record-payment.ts'
import { hotelToday } from '#server/property/hotel-today.ts'
import { makeQuotes } from '#server/rates/quote/make-quotes.ts'

type Given = Pick<Services, 'db' | 'clock'>

const lockOpenRequest = async (db: Db, slug: string) => {
  const request = await lockRequest(db, slug)
  if (!request) throw bookingRequestProblems.missing()
  if (request.status !== 'open') throw bookingRequestProblems.notOpen(request.status)
  return request
}

type Wish = Omit<Awaited<ReturnType<typeof lockOpenRequest>>, 'id' | 'status' | 'created_at' | keyof SoldPolicy>

/**
 * The nights at the prices that the guest was shown for this room type, or at those of the rate plan now. For another rent
 * the booking asks for a reason.
 */
const quotedRents = async (given: Given, wish: Wish, { room_id, room_rent }: RequestConfirmation) => {
  if (wish.rate_plan_id === null) return {}
  const { rate_plan_id, room_type_id, quoted_nights, check_in_date, check_out_date } = wish
  const people = { adults: wish.number_of_adults, children: wish.number_of_children }
  const [quote] = await makeQuotes(given, { check_in_date, check_out_date, ...people, room_id, rate_plan_id })
  if (!quote) return {}
  if (quoted_nights && quote.room_type_id === room_type_id && averageRent(quoted_nights) === room_rent)
    return { nightly_rents: quoted_nights, isAgreed: true }
  if (averageRent(quote.nights) !== room_rent) return {}
  return { nightly_rents: quote.nights.map(({ date, rent }) => ({ date, rent })) }
}

/** Makes the booking and closes the request in one transaction; if the room was taken, the request stays open. */
export const confirmRequest = async (given: Caller, slug: string, confirmation: RequestConfirmation) => {
  const { db, clock } = given
  const { id, status: _open, created_at, ...asked } = await lockOpenRequest(db, slug)
  const { cancellation_fee, cancellation_free_days, cancellation_percent, ...wish } = asked
  const policy = { cancellation_fee, cancellation_free_days, cancellation_percent }
  if (wish.check_in_date < (await hotelToday(db, clock))) throw bookingRequestProblems.arrivalPassed()
  const { isAgreed = false, ...rents } = await quotedRents(given, wish, confirmation)
  const { room_id, ...terms } = { ...confirmation, ...rents }
  const source_id = await getWebsiteSource(db)
  const { quoted_nights: _shown, room_type_id: _type, ...stay } = wish
  const draft = { booking_type: 'individual' as const, ...newDraft, source_id, ...stay, ...terms, room_ids: [room_id] }
  const placed = await placeBooking(given, draft, { askedAt: new Date(created_at), isAgreed, policy })
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
