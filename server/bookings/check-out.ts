import { canCheckOut } from '#contract/bookings/booking-rules.ts'
import { departOn, earliestDeparture } from '#contract/bookings/departure.ts'
import { bookingProblems } from '#server/bookings/booking-problems.ts'
import { lockBooking, setDates, setStatus } from '#server/bookings/booking-store.ts'
import { holdRooms, listStays, replaceStays, setRoomStatus } from '#server/bookings/stay-store.ts'
import type { Services } from '#server/kit/services.ts'

/** Status, rooms and (with the money) the invoice: all of it happens, or none. */
export const checkOut = async (
  { db }: Pick<Services, 'db'>,
  slug: string,
  wanted: { check_out_date?: string | undefined },
) => {
  const booking = await lockBooking(db, slug)
  if (!booking) throw bookingProblems.missing()
  if (!canCheckOut(booking)) throw bookingProblems.notCheckedIn(booking.status)
  const stays = await listStays(db, booking.id)
  const roomIds = stays.map((stay) => stay.room_id)
  await holdRooms(db, roomIds)
  // First the status: a departed stay holds no nights, so that an overstay can't collide with the next guest's.
  await setStatus(db, booking.id, 'checked_out')
  if (wanted.check_out_date && wanted.check_out_date !== booking.check_out_date) {
    const departure = earliestDeparture(booking, wanted.check_out_date)
    await replaceStays(db, booking.id, 'checked_out', departOn(stays, booking, departure))
    await setDates(db, booking.id, { check_out_date: departure })
  }
  await setRoomStatus(db, roomIds, 'available')
}
