import { canCheckIn } from '#contract/bookings/booking-rules.ts'
import { arriveOn, enteredOn } from '#contract/bookings/stays/change-line.ts'
import { departureOf, type Line, linesOf, staysOfLine } from '#contract/bookings/stays/line.ts'
import type { CalendarDate } from '#contract/kit/calendar-date.ts'
import { hotelDay } from '#contract/kit/hotel-day.ts'
import { bookingProblems } from '#server/bookings/booking-problems.ts'
import { lockBooking, setDates } from '#server/bookings/booking-store.ts'
import { lockStays, type PlannedBooking, saveLines } from '#server/bookings/stays/line-store.ts'
import { enterRooms } from '#server/bookings/stays/room-occupancy-store.ts'
import { lockRooms } from '#server/bookings/stays/stay-store.ts'
import type { Db } from '#server/db/connect.ts'
import type { Services } from '#server/kit/services.ts'
import { recordBookingNotice } from '#server/notices/notice-store.ts'

export const checkIn = async (
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  slug: string,
  { confirm_early }: { confirm_early: boolean },
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
  const saved = await lockStays(db, booking.id)
  const booked = linesOf(saved)
  const lines = isEarly ? arriveOn(booked, booking, today) : withoutOver(booked, booking, today)
  const room_ids = enteredOn(lines, today)
  const closed = saved.find((stay) => stay.under_maintenance && room_ids.includes(stay.room_id))
  if (closed) throw bookingProblems.roomUnderMaintenance(closed.room_number)
  if (isEarly) await arriveToday(db, { ...booking, saved, lines }, today)
  else if (lines.some((line, index) => line !== booked[index])) await saveLines(db, { ...booking, saved, lines })
  const occupied = await enterRooms(db, { booking_ids: [booking.id], room_ids, today })
  if (occupied) throw bookingProblems.roomOccupied(occupied)
  await recordBookingNotice(db, 'check_in', slug)
}

/** A group that arrives late does not enter the rooms whose nights are over. */
const withoutOver = (lines: Line[], booking: { check_out_date: CalendarDate }, today: CalendarDate) =>
  lines.map((line) =>
    departureOf(line) <= today && today < booking.check_out_date ? { ...line, departed_on: departureOf(line) } : line,
  )

/** Moves the arrival of the rooms of the first day to today, if they are free until then. */
const arriveToday = async (db: Db, booking: PlannedBooking, today: CalendarDate) => {
  const { taken } = await lockRooms(db, booking.lines.flatMap(staysOfLine), [booking.id])
  if (taken) throw bookingProblems.roomTaken(taken)
  await saveLines(db, booking)
  await setDates(db, booking.id, { check_in_date: today })
}
