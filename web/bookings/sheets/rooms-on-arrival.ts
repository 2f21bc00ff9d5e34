import type { Booking } from '#contract/bookings/booking.ts'
import { bookingMessages as say } from '#contract/bookings/booking-messages.ts'

/** The rooms that a check-in today is for, and a sentence for each later day on which more rooms of the group follow. */
export const roomsOnArrival = (booking: Booking, today: string) => {
  const isEarly = today < booking.check_in_date
  // A later stay of a line is a room move.
  const arriving = booking.rooms.filter(
    (room) => !booking.rooms.some((other) => other.line === room.line && other.check_in_date < room.check_in_date),
  )
  const rooms = arriving.map((room) =>
    isEarly && room.check_in_date === booking.check_in_date ? { ...room, check_in_date: today } : room,
  )
  const later = rooms.filter(({ check_in_date }) => check_in_date > today)
  const days = [...new Set(later.map(({ check_in_date }) => check_in_date))].sort()
  const entered = rooms.filter((room) => room.check_in_date <= today && today < room.check_out_date)
  return {
    // A late entry is about past nights, so no room is occupied today.
    rooms: entered.length > 0 ? entered : rooms.filter((room) => !later.includes(room)),
    follow: days.map((day) => {
      const numbers = later.filter(({ check_in_date }) => check_in_date === day).map(({ room_number }) => room_number)
      return say.roomsFollow(numbers, day)
    }),
  }
}
