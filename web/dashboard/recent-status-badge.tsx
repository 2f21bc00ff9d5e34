import type { BookingStatus } from '#contract/bookings/booking.ts'
import { StatusBadge, type Tone } from '#web/kit/feedback/status-badge.tsx'

// The dashboard has its own labels and colours for the statuses.
const faces: Record<BookingStatus, { name: string; tone: Tone }> = {
  booked: { name: 'Confirmed', tone: 'info' },
  checked_in: { name: 'Checked-in', tone: 'success' },
  checked_out: { name: 'Checked-out', tone: 'primary' },
  cancelled: { name: 'Cancelled', tone: 'danger' },
  no_show: { name: 'No-show', tone: 'secondary' },
}

export const RecentStatusBadge = ({ status }: { status: BookingStatus }) => (
  <StatusBadge tone={faces[status].tone}>{faces[status].name}</StatusBadge>
)
