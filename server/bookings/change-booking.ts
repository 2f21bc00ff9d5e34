import { type BookingEdit, wrongArrival } from '#contract/bookings/booking-draft.ts'
import { bookingMessages as say } from '#contract/bookings/booking-messages.ts'
import { canEdit } from '#contract/bookings/booking-rules.ts'
import { enteredOn, firstOpenNight } from '#contract/bookings/stays/change-line.ts'
import { type Line, linesOf, type People } from '#contract/bookings/stays/line.ts'
import { addUpPeople } from '#contract/bookings/stays/split-people.ts'
import { stayMessages } from '#contract/bookings/stays/stay-messages.ts'
import { hasPeoplePerRoom, wantedRooms } from '#contract/bookings/wanted-rooms.ts'
import { hotelDay } from '#contract/kit/time/hotel-day.ts'
import { chooseRooms } from '#server/bookings/any-room/choose-rooms.ts'
import { updateBooking } from '#server/bookings/booking-draft-store.ts'
import { bookingProblems } from '#server/bookings/booking-problems.ts'
import { lockBooking, replaceGroupGuests } from '#server/bookings/booking-store.ts'
import { planPricedLines } from '#server/bookings/rates/plan-priced-lines.ts'
import { refuseUnfitCompany } from '#server/bookings/refuse-unfit-company.ts'
import { readStays, saveLines } from '#server/bookings/stays/line-store.ts'
import { refuseOccupiedRooms, refuseUnfitRooms } from '#server/bookings/stays/refuse-unfit-rooms.ts'
import { changedMeanwhile } from '#server/kit/records/version-store.ts'
import type { Caller } from '#server/payments/record-payment.ts'
import { refuseOtherAdvance } from '#server/payments/take-advance.ts'
import { refuseHighRents } from '#server/taxes/specified-premises/refuse-high-prices.ts'

/** Moves a booking to other rooms, dates or people as a whole, or leaves it exactly as it was. */
export const changeBooking = async (caller: Caller, slug: string, asked: BookingEdit) => {
  const { db, clock } = caller
  const booking = await lockBooking(db, slug)
  if (!booking) throw bookingProblems.missing()
  if (booking.booking_type !== asked.booking_type) throw bookingProblems.otherType(booking.booking_type)
  if (!canEdit(booking)) throw bookingProblems.notEditable(booking.status)
  if (booking.version !== asked.version)
    throw await changedMeanwhile(db, { entity: 'booking', slug }, say.changedMeanwhile)
  await refuseOtherAdvance(db, booking.id, asked.advance_amount)
  const today = hotelDay(booking, clock.now())
  if (asked.check_in_date !== booking.check_in_date) {
    if (booking.status === 'checked_in') throw bookingProblems.arrivalIsFixed()
    const wrong = wrongArrival(asked.check_in_date, today, Boolean(asked.late_entry_reason))
    if (wrong) throw bookingProblems.wrongArrival(wrong)
  }
  if (asked.company_id !== booking.company_id) await refuseUnfitCompany(db, asked.company_id)
  const saved = await readStays(db, booking.id)
  const firstOpen = firstOpenNight(booking, today)
  if (firstOpen && asked.check_out_date < today && asked.check_out_date < booking.check_out_date) {
    throw bookingProblems.wrongDeparture(stayMessages.pastNights)
  }
  const before = linesOf(saved)
  const chosen = await chooseRooms(db, asked, { today, booking_id: booking.id, lines: before, firstOpen })
  const planned = await planPricedLines(caller, chosen, { ...booking, lines: before, firstOpen })
  const { draft: edit, lines, policy } = planned
  if (lines.some(({ nights }) => nights.length === 0)) throw bookingProblems.wrongDeparture(stayMessages.pastNights)
  refuseWrongPeople(edit, lines)
  await refuseUnfitRooms(db, lines, { ...edit, perRoom: hasPeoplePerRoom(edit), firstOpen }, [booking.id])
  if (firstOpen) await refuseOccupiedRooms(db, enteredOn(lines, today), today, [booking.id])
  await refuseHighRents(db, before, lines)
  await saveLines(db, { ...booking, saved, lines })
  await updateBooking(db, booking.id, edit, policy)
  await replaceGroupGuests(db, booking.id, edit)
}

/** If the people of each room are given, they add up to the booking's people; rooms that have left don't count. */
const refuseWrongPeople = (edit: BookingEdit, lines: Line[]) => {
  const staying = lines.filter((line) => !line.departed_on)
  const given = wantedRooms(edit).filter(({ people }) => people)
  if (given.length < staying.length) return
  for (const [kind, count] of Object.entries(addUpPeople(staying))) {
    if (edit[kind as keyof People] !== count) throw bookingProblems.peopleInRooms(kind, count)
  }
}
