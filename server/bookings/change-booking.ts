import { type BookingEdit, staysOf, wrongArrival } from '#contract/bookings/booking-draft.ts'
import { bookingMessages as say } from '#contract/bookings/booking-messages.ts'
import { canEdit } from '#contract/bookings/booking-rules.ts'
import type { CalendarDate } from '#contract/kit/calendar-date.ts'
import { hotelDay } from '#contract/kit/hotel-day.ts'
import { negative, type Paise } from '#contract/kit/money.ts'
import { updateBooking } from '#server/bookings/booking-draft-store.ts'
import { bookingProblems } from '#server/bookings/booking-problems.ts'
import { lockBooking, replaceGroupGuests } from '#server/bookings/booking-store.ts'
import { refuseUnfitRooms } from '#server/bookings/stays/refuse-unfit-rooms.ts'
import { findOccupiedRoom, listRoomsInUse } from '#server/bookings/stays/room-occupancy-store.ts'
import { replaceStays } from '#server/bookings/stays/stay-store.ts'
import type { Db } from '#server/db/connect.ts'
import { changedMeanwhile } from '#server/kit/records/version-store.ts'
import type { Services } from '#server/kit/services.ts'
import { sumPaid } from '#server/payments/payment-store.ts'

/** Moves a booking to other rooms, dates or people as a whole, or leaves it exactly as it was. */
export const changeBooking = async ({ db, clock }: Pick<Services, 'db' | 'clock'>, slug: string, edit: BookingEdit) => {
  const booking = await lockBooking(db, slug)
  if (!booking) throw bookingProblems.missing()
  if (booking.booking_type !== edit.booking_type) throw bookingProblems.otherType(booking.booking_type)
  if (!canEdit(booking)) throw bookingProblems.notEditable(booking.status)
  if (booking.version !== edit.version)
    throw await changedMeanwhile(db, { entity: 'booking', slug }, say.changedMeanwhile)
  await refuseLowAdvance(db, booking.id, edit.advance_amount)
  const today = hotelDay(booking, clock.now())
  if (edit.check_in_date !== booking.check_in_date) {
    if (booking.status === 'checked_in') throw bookingProblems.arrivalIsFixed()
    const wrong = wrongArrival(edit.check_in_date, today, Boolean(edit.late_entry_reason))
    if (wrong) throw bookingProblems.wrongArrival(wrong)
  }
  const before = await listRoomsInUse(db, booking.id, today)
  await refuseUnfitRooms(db, edit, booking.id)
  await replaceStays(db, booking.id, booking.status, staysOf(edit))
  await updateBooking(db, booking.id, edit)
  await replaceGroupGuests(db, booking.id, edit)
  await refuseOccupiedRooms(db, booking.id, before, today)
}

/** The advance can't be set below the amount already refunded: the booking's balance would be negative. */
const refuseLowAdvance = async (db: Db, bookingId: number, advance: Paise) => {
  const paid = await sumPaid(db, bookingId)
  if (advance + paid < 0) throw bookingProblems.advanceRefunded(negative(paid))
}

/** Checked-in guests can't move to a room in which other guests are. `before` are the rooms they had. */
const refuseOccupiedRooms = async (db: Db, booking_id: number, before: number[], today: CalendarDate) => {
  const room_ids = (await listRoomsInUse(db, booking_id, today)).filter((id) => !before.includes(id))
  if (room_ids.length === 0) return
  const occupied = await findOccupiedRoom(db, { booking_id, room_ids, today })
  if (occupied) throw bookingProblems.roomOccupied(occupied)
}
