import type { BookingStatus } from '#contract/bookings/booking.ts'
import { bookingStatusNames } from '#contract/bookings/booking-status-names.ts'
import { StatusBadge, type Tone } from '#web/kit/feedback/status-badge.tsx'

const tones: Record<BookingStatus, Tone> = {
  booked: 'primary',
  checked_in: 'warning',
  checked_out: 'secondary',
  cancelled: 'danger',
  no_show: 'danger',
}

export const BookingStatusBadge = ({ status }: { status: BookingStatus }) => (
  <StatusBadge tone={tones[status]}>{bookingStatusNames[status]}</StatusBadge>
)
