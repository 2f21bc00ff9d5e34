import type { BookedRoom } from '#contract/bookings/booking.ts'
import type { CalendarDate } from '#contract/kit/time/calendar-date.ts'
import type { Room } from '#contract/rooms/room.ts'

interface Nights {
  from: CalendarDate
  to: CalendarDate
}

const shares = (stay: BookedRoom, { from, to }: Nights) => stay.check_in_date < to && from < stay.check_out_date
const covers = (stay: BookedRoom, { from, to }: Nights) => stay.check_in_date <= from && to <= stay.check_out_date

/**
 * The rooms that a line can have for these nights. The free rooms include all rooms of the booking itself: those of its
 * other lines are taken, and the room that the line has for all of these nights is no change.
 */
export const freeForLine = (free: Room[], stays: BookedRoom[], line: number, nights: Nights) =>
  free.filter(
    ({ id }) =>
      !stays.some(
        (stay) =>
          stay.id === id &&
          (stay.line === line ? covers(stay, nights) : stay.departed_on === null && shares(stay, nights)),
      ),
  )
