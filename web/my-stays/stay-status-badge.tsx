import type { BookingStatus } from '#contract/bookings/booking.ts'
import { StatusBadge, type Tone } from '#web/kit/feedback/status-badge.tsx'

/** The labels for guests differ from those of the desk. */
const statuses: Record<BookingStatus, [string, Tone]> = {
  booked: ['Confirmed', 'primary'],
  checked_in: ['You are here', 'success'],
  checked_out: ['Past', 'secondary'],
  cancelled: ['Cancelled', 'danger'],
  no_show: ['Not arrived', 'danger'],
}

export const StayStatusBadge = ({ status }: { status: BookingStatus }) => {
  const [name, tone] = statuses[status]
  return <StatusBadge tone={tone}>{name}</StatusBadge>
}
