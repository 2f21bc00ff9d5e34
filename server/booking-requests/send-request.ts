import { type BookingRequestDraft, mostOpenRequests } from '#contract/booking-requests/booking-request.ts'
import { wrongArrival } from '#contract/bookings/booking-draft.ts'
import { excessPeople } from '#contract/bookings/occupancy.ts'
import { bookingRequestProblems } from '#server/booking-requests/booking-request-problems.ts'
import {
  countOpenRequests,
  insertRequest,
  lockGuestForRequests,
} from '#server/booking-requests/booking-request-store.ts'
import { readFreeTypes } from '#server/booking-requests/free-type-store.ts'
import { chooseOffer } from '#server/booking-requests/list-free-types.ts'
import { bookingProblems } from '#server/bookings/booking-problems.ts'
import { readPlanPolicy } from '#server/bookings/cancellation/policy-store.ts'
import type { Services } from '#server/kit/services.ts'
import { recordNotice } from '#server/notices/notice-store.ts'
import { hotelToday } from '#server/property/hotel-today.ts'

/** Saves a guest's request for a room. A request holds no room: a free one must exist, but is not reserved. */
export const sendRequest = async (
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  { id: guestId, name }: { id: number; name: string },
  draft: BookingRequestDraft,
) => {
  const today = await hotelToday(db, clock)
  const wrong = wrongArrival(draft.check_in_date, today, false)
  if (wrong) throw bookingProblems.wrongArrival(wrong)
  await lockGuestForRequests(db, guestId)
  if ((await countOpenRequests(db, guestId)) >= mostOpenRequests) throw bookingRequestProblems.tooMany()
  const [type] = await readFreeTypes(db, draft, today, draft.room_type_id)
  if (!type) throw bookingRequestProblems.typeTaken()
  const beyond = excessPeople(draft, [type])
  if (beyond) throw bookingRequestProblems.tooSmall(beyond)
  const { rate_plan_id, price_per_night, nights, total } = await chooseOffer({ db, clock }, draft)
  const offer = { rate_plan_id, price_per_night, nights, total }
  const policy = await readPlanPolicy(db, rate_plan_id)
  const slug = await insertRequest(db, clock.now(), guestId, { ...draft, ...offer, ...policy })
  const { check_in_date, check_out_date } = draft
  await recordNotice(db, {
    kind: 'booking_request',
    subject: 'booking_request',
    slug,
    parts: { guest_name: name, room_type: type.name, check_in_date, check_out_date },
  })
  return slug
}
