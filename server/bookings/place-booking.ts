import { type BookingDraft, staysOf, wrongArrival } from '#contract/bookings/booking-draft.ts'
import { bookingProblems } from '#server/bookings/booking-problems.ts'
import { insertBooking, nextBookingId, replaceGroupGuests } from '#server/bookings/booking-store.ts'
import { refuseMissing } from '#server/bookings/refuse-missing.ts'
import { refuseUnfitRooms } from '#server/bookings/refuse-unfit-rooms.ts'
import { insertStays } from '#server/bookings/stay-store.ts'
import type { Services } from '#server/kit/services.ts'
import { recordBookingNotice } from '#server/notices/notice-store.ts'
import { hotelToday } from '#server/property/hotel-today.ts'

export const placeBooking = async ({ db, clock }: Pick<Services, 'db' | 'clock'>, draft: BookingDraft) => {
  const today = await hotelToday(db, clock)
  const wrong = wrongArrival(draft.check_in_date, today, Boolean(draft.late_entry_reason))
  if (wrong) throw bookingProblems.wrongArrival(wrong)
  await refuseMissing(db, draft)
  await refuseUnfitRooms(db, draft)
  const id = await nextBookingId(db)
  await insertStays(db, id, 'booked', staysOf(draft))
  const slug = await insertBooking(db, id, today, draft)
  await replaceGroupGuests(db, id, draft)
  await recordBookingNotice(db, 'new_booking', slug)
  return slug
}
