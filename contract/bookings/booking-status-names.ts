import type { BookingStatus } from '#contract/bookings/booking.ts'

export const bookingStatusNames: Record<BookingStatus, string> = {
  booked: 'Booked',
  checked_in: 'Checked-in',
  checked_out: 'Checked-out',
  cancelled: 'Cancelled',
  no_show: 'No-show',
}
