import { arriveOn, enteredOn } from '#contract/bookings/arrival.ts'
import { canCheckIn } from '#contract/bookings/booking-rules.ts'
import { bookingProblems } from '#server/bookings/booking-problems.ts'
import { lockBooking, setDates, setStatus } from '#server/bookings/booking-store.ts'
import { occupyRooms } from '#server/bookings/room-occupancy-store.ts'
import { findConflict, holdRooms, listStays, replaceStays } from '#server/bookings/stay-store.ts'
import type { Db } from '#server/db/connect.ts'
import type { Services } from '#server/kit/services.ts'
import { recordBookingNotice } from '#server/notices/notice-store.ts'
import { hotelToday } from '#server/property/hotel-today.ts'

export const checkIn = async (
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  slug: string,
  { confirm_early }: { confirm_early: boolean },
) => {
  const booking = await lockBooking(db, slug)
  if (!booking) throw bookingProblems.missing()
  if (!canCheckIn(booking)) throw bookingProblems.notBooked(booking.status)
  const today = await hotelToday(db, clock)
  // A late entry may be over already: it is checked in and out only to be billed.
  const isOver = booking.check_out_date <= today && !booking.late_entry_reason
  if (isOver) throw bookingProblems.stayIsOver(booking.check_out_date)
  if (booking.check_in_date > today) {
    if (!confirm_early) throw bookingProblems.earlyCheckIn(booking.check_in_date)
    await arriveToday(db, booking, today)
  }
  const stays = await listStays(db, booking.id)
  const entered = enteredOn(stays, today).map((stay) => stay.room_id)
  await refuseFullRooms(db, entered)
  await setStatus(db, booking.id, 'checked_in')
  await occupyRooms(db, entered)
  await recordBookingNotice(db, 'check_in', slug)
}

/** The rooms of the first day are taken from today on, if nobody has them. */
const arriveToday = async (db: Db, booking: { id: number; check_in_date: string }, today: string) => {
  const stays = arriveOn(await listStays(db, booking.id), booking, today)
  await holdRooms(
    db,
    stays.map((stay) => stay.room_id),
  )
  const taken = await findConflict(db, stays, booking.id)
  if (taken) throw bookingProblems.roomTaken(taken)
  await replaceStays(db, booking.id, 'booked', stays)
  await setDates(db, booking.id, { check_in_date: today })
}

const refuseFullRooms = async (db: Db, roomIds: number[]) => {
  for (const { room_number, status } of await holdRooms(db, roomIds)) {
    if (status === 'occupied') throw bookingProblems.roomOccupied(room_number)
    if (status === 'maintenance') throw bookingProblems.roomUnderMaintenance(room_number)
  }
}
