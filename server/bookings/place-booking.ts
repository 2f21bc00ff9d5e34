import { type BookingDraft, wrongArrival } from '#contract/bookings/booking-draft.ts'
import { hasPeoplePerRoom } from '#contract/bookings/wanted-rooms.ts'
import { hotelDay } from '#contract/kit/time/hotel-day.ts'
import { chooseRooms } from '#server/bookings/any-room/choose-rooms.ts'
import { insertBooking, readPrerequisites } from '#server/bookings/booking-draft-store.ts'
import { bookingProblems } from '#server/bookings/booking-problems.ts'
import { replaceGroupGuests } from '#server/bookings/booking-store.ts'
import type { SoldPolicy } from '#server/bookings/cancellation/policy-store.ts'
import { newBooking, planPricedLines } from '#server/bookings/rates/plan-priced-lines.ts'
import { refuseUnfitCompany } from '#server/bookings/refuse-unfit-company.ts'
import { refuseUnfitRooms } from '#server/bookings/stays/refuse-unfit-rooms.ts'
import { recordBookingNotice } from '#server/notices/notice-store.ts'
import { occupantProblems } from '#server/occupants/occupant-problems.ts'
import { addCompanions } from '#server/occupants/occupant-store.ts'
import type { Caller } from '#server/payments/record-payment.ts'
import { takeAdvance } from '#server/payments/take-advance.ts'
import { refuseHighRents } from '#server/taxes/specified-premises/refuse-high-prices.ts'

/** A guest's request that the booking is made from. */
interface Requested {
  /** The booking window of the rate plan is measured from this time, so that a late answer does not violate it. */
  askedAt: Date
  /** The rents are those that the guest was shown: they are no exception, also if rates have changed since. */
  isAgreed: boolean
  /** The cancellation policy of the rate plan when the guest sent the request. */
  policy: SoldPolicy
}

export const placeBooking = async (caller: Caller, asked: BookingDraft, requested?: Requested) => {
  const { db, clock, user } = caller
  const { hasGuest, hasFoodPlan, hasListedGuests, ...hotel } = await readPrerequisites(db, asked)
  const today = hotelDay(hotel, clock.now())
  const wrong = wrongArrival(asked.check_in_date, today, Boolean(asked.late_entry_reason))
  if (wrong) throw bookingProblems.wrongArrival(wrong)
  if (!hasGuest) throw bookingProblems.guestMissing()
  if (!hasFoodPlan) throw bookingProblems.foodPlanMissing()
  if (!hasListedGuests) throw bookingProblems.listedGuestMissing()
  await refuseUnfitCompany(db, asked.company_id)
  const chosen = await chooseRooms(db, asked, { today })
  const { draft, lines, policy } = await planPricedLines(
    { db, ...(user && { user }), clock: requested ? { now: () => requested.askedAt } : clock },
    chosen,
    { ...newBooking, isAgreed: requested?.isAgreed ?? false },
  )
  await refuseUnfitRooms(db, lines, { ...draft, perRoom: hasPeoplePerRoom(draft) })
  await refuseHighRents(db, [], lines)
  const { id, slug } = await insertBooking(db, today, { draft, lines, policy: requested?.policy ?? policy })
  await replaceGroupGuests(db, id, draft)
  if (draft.companions?.some(({ line }) => line > lines.length)) throw occupantProblems.lineMissing()
  if (draft.companions?.length) await addCompanions(db, id, draft.companions)
  await recordBookingNotice(db, 'new_booking', slug)
  await takeAdvance(caller, { id, guest_id: draft.guest_id, time_zone: hotel.time_zone, lines }, draft)
  return slug
}
