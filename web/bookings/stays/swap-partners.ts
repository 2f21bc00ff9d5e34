import type { BookedRoom, Booking } from '#contract/bookings/booking.ts'
import { isLive } from '#contract/bookings/booking-rules.ts'
import type { CalendarDate } from '#contract/kit/time/calendar-date.ts'
import type { DayListRow } from '#contract/reports/day-list.ts'

interface Swap {
  booking: Pick<Booking, 'slug'>
  stay: Pick<BookedRoom, 'room_number' | 'line'>
  from: CalendarDate
}

/** The stays that a stay can swap rooms with: guests of that night in another room, also those who arrive that day. */
export const swapPartners = (rows: DayListRow[], { booking, stay, from }: Swap) =>
  rows.filter((row, index) => {
    const isOwnLine = row.booking_slug === booking.slug && row.line === stay.line
    const isRepeated = rows.findIndex(({ stay_id }) => stay_id === row.stay_id) < index
    const sleepsThere = row.check_in_date <= from && from < row.check_out_date
    return isLive(row) && sleepsThere && !isOwnLine && !isRepeated && row.room_number !== stay.room_number
  })
