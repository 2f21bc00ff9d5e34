import type { AnyDraft } from '#contract/bookings/booking-draft.ts'
import { wantedRooms } from '#contract/bookings/wanted-rooms.ts'
import { bookingProblems } from '#server/bookings/booking-problems.ts'

/** Refuses rents of single nights that would be ignored: a second one of a night, or one outside the stay. */
export const refuseWrongRents = (draft: AnyDraft) => {
  for (const { nightly_rents = [], check_in_date, check_out_date } of wantedRooms(draft)) {
    const dates = new Set<string>()
    for (const { date } of nightly_rents) {
      if (dates.has(date)) throw bookingProblems.rentTwice(date)
      if (date < check_in_date || date >= check_out_date) throw bookingProblems.rentOutside(date)
      dates.add(date)
    }
  }
}
