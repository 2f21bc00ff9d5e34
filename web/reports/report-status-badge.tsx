import type { BookingStatus } from '#contract/bookings/booking.ts'
import { bookingStatusNames } from '#contract/bookings/booking-status-names.ts'
import { StatusBadge, type Tone } from '#web/kit/feedback/status-badge.tsx'

/** Reports have their own colours, as specified: confirmed is info, other statuses are secondary. */
const tones: Record<BookingStatus, Tone> = {
  booked: 'info',
  checked_in: 'success',
  checked_out: 'primary',
  cancelled: 'danger',
  no_show: 'secondary',
}

export const ReportStatusBadge = ({ status }: { status: BookingStatus }) => (
  <StatusBadge tone={tones[status]}>{bookingStatusNames[status]}</StatusBadge>
)
