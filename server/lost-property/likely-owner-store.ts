import type { CalendarDate } from '#contract/kit/time/calendar-date.ts'
import { bookingNumber } from '#server/bookings/booking-number.ts'
import type { Db } from '#server/db/connect.ts'

/**
 * The bookings whose guests had the room on a day, the day of departure included: those who left come first, because
 * things are found after them.
 */
export const listLikelyOwners = (db: Db, roomId: number, day: CalendarDate) =>
  db
    .selectFrom('stay')
    .innerJoin('booking', 'booking.id', 'stay.booking_id')
    .innerJoin('guest', 'guest.id', 'booking.guest_id')
    .select(['booking.slug as booking', bookingNumber.as('booking_number'), 'guest.name as guest_name', 'guest.phone'])
    .select(['stay.check_in_date', 'stay.check_out_date'])
    .where('stay.room_id', '=', roomId)
    .where('booking.status', 'in', ['checked_in', 'checked_out'])
    .where('stay.check_in_date', '<=', day)
    .where('stay.check_out_date', '>=', day)
    .orderBy('stay.check_out_date')
    .limit(5)
    .execute()
