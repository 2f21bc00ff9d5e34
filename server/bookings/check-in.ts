import type { CheckIn } from '#contract/bookings/booking-endpoints.ts'
import { canCheckIn } from '#contract/bookings/booking-rules.ts'
import { arriveOn } from '#contract/bookings/stays/change-line.ts'
import { departureOf, linesOf, staysOfLine } from '#contract/bookings/stays/line.ts'
import type { CalendarDate } from '#contract/kit/time/calendar-date.ts'
import { hotelDay } from '#contract/kit/time/hotel-day.ts'
import { isReady } from '#contract/rooms/room-condition.ts'
import { bookingProblems } from '#server/bookings/booking-problems.ts'
import { type LockedBooking, lockBooking, setDates } from '#server/bookings/booking-store.ts'
import { lockRoomsOfBooking, readStays, saveLines } from '#server/bookings/stays/line-store.ts'
import { enterRooms } from '#server/bookings/stays/room-occupancy-store.ts'
import { lockRooms } from '#server/bookings/stays/stay-store.ts'
import type { Db } from '#server/db/connect.ts'
import type { Services } from '#server/kit/services.ts'
import { recordBookingNotice } from '#server/notices/notice-store.ts'
import { listInOtherBookings } from '#server/occupants/in-house-store.ts'
import { occupantProblems } from '#server/occupants/occupant-problems.ts'

export const checkIn = async (
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  slug: string,
  { confirm_early, confirm_not_ready = false, confirm_in_house = false }: CheckIn,
) => {
  const booking = await lockBooking(db, slug)
  if (!booking) throw bookingProblems.missing()
  if (!canCheckIn(booking)) throw bookingProblems.notBooked(booking.status)
  const today = hotelDay(booking, clock.now())
  // A late entry may be in the past: it is checked in and out only to be billed.
  const isOver = booking.check_out_date <= today && !booking.late_entry_reason
  if (isOver) throw bookingProblems.stayIsOver(booking.check_out_date)
  const isEarly = booking.check_in_date > today
  if (isEarly && !confirm_early) throw bookingProblems.earlyCheckIn(booking.check_in_date)
  const rooms = await lockRoomsOfBooking(db, booking.id)
  // The day of the rooms to enter: an early guest enters those of the first booked day.
  const day = isEarly ? booking.check_in_date : today
  const entered = rooms.filter(({ check_in_date, check_out_date }) => check_in_date <= day && day < check_out_date)
  const closed = entered.find((room) => room.under_maintenance)
  if (closed) throw bookingProblems.roomUnderMaintenance(closed.room_number)
  const notReady = entered.filter((room) => !isReady(room.condition, room))
  if (notReady.length > 0 && !confirm_not_ready) throw bookingProblems.roomNotReady(notReady, 'Check in anyway?')
  if (!confirm_in_house && booking.check_out_date > today) await askAboutOtherBookings(db, booking.id, today)
  if (isEarly) await arriveToday(db, booking, today)
  else if (rooms.some((room) => room.check_out_date <= today)) await leaveOutOver(db, booking, today)
  const room_ids = entered.map(({ room_id }) => room_id)
  const occupied = await enterRooms(db, { booking_ids: [booking.id], room_ids, today })
  if (occupied) throw bookingProblems.roomOccupied(occupied)
  await recordBookingNotice(db, 'check_in', slug)
}

/** A family may have two bookings, but the same person in two rooms is usually a mistake. */
const askAboutOtherBookings = async (db: Db, bookingId: number, today: CalendarDate) => {
  const elsewhere = await listInOtherBookings(db, bookingId, today)
  if (elsewhere.length > 0) throw occupantProblems.inHouseAlready(elsewhere)
}

/** A group that arrives late does not enter the rooms whose nights are over. */
const leaveOutOver = async (db: Db, booking: LockedBooking, today: CalendarDate) => {
  if (booking.check_out_date <= today) return
  const saved = await readStays(db, booking.id)
  const lines = linesOf(saved).map((line) =>
    departureOf(line) <= today ? { ...line, departed_on: departureOf(line) } : line,
  )
  await saveLines(db, { ...booking, saved, lines })
}

/** Moves the arrival of the rooms of the first day to today, if they are free until then. */
const arriveToday = async (db: Db, booking: LockedBooking, today: CalendarDate) => {
  const saved = await readStays(db, booking.id)
  const lines = arriveOn(linesOf(saved), booking, today)
  const { taken } = await lockRooms(db, lines.flatMap(staysOfLine), [booking.id])
  if (taken) throw bookingProblems.roomTaken(taken)
  await saveLines(db, { ...booking, saved, lines })
  await setDates(db, booking.id, { check_in_date: today })
}
