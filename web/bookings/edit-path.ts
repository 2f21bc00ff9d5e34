import type { Booking } from '#contract/bookings/booking.ts'
import { paths } from '#web/paths.ts'

/** The form that changes a booking. */
export const editPath = ({ booking_type }: Pick<Booking, 'booking_type'>) =>
  booking_type === 'group' ? paths.groupBooking : paths.addBooking
