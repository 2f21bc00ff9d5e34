import { arriveOn, enteredOn } from '#contract/bookings/arrival.ts'
import { canCheckIn } from '#contract/bookings/booking-rules.ts'
import type { CalendarDate } from '#contract/kit/calendar-date.ts'
import { hotelDay } from '#contract/kit/hotel-day.ts'
import { bookingProblems } from '#server/bookings/booking-problems.ts'
import { lockBooking, setDates } from '#server/bookings/booking-store.ts'
import { enterRooms } from '#server/bookings/stays/room-occupancy-store.ts'
import { lockRooms, lockStays, replaceStays } from '#server/bookings/stays/stay-store.ts'
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
  const booked = await lockStays(db, booking.id)
  const stays = isEarly ? await arriveToday(db, booking, booked, today) : booked
  const entered = enteredOn(stays, today)
  const closed = entered.find((stay) => stay.under_maintenance)
  if (closed) throw bookingProblems.roomUnderMaintenance(closed.room_number)
  const room_ids = entered.map((stay) => stay.room_id)
  const occupied = await enterRooms(db, { booking_id: booking.id, room_ids, today })
  if (occupied) throw bookingProblems.roomOccupied(occupied)
  await recordBookingNotice(db, 'check_in', slug)
}

type LockedStay = Awaited<ReturnType<typeof lockStays>>[number]

/** Moves the arrival of the rooms of the first day to today, if they are free until then. */
const arriveToday = async (
  db: Db,
  booking: { id: number; check_in_date: CalendarDate },
  booked: LockedStay[],
  today: CalendarDate,
) => {
  const stays = arriveOn(booked, booking, today)
  const { taken } = await lockRooms(db, stays, booking.id)
  if (taken) throw bookingProblems.roomTaken(taken)
  await replaceStays(db, booking.id, 'booked', stays)
  await setDates(db, booking.id, { check_in_date: today })
  return stays
}
