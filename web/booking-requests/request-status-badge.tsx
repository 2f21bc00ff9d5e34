import { type BookingRequestStatus, bookingRequestStatusNames } from '#contract/booking-requests/booking-request.ts'
import { StatusBadge, type Tone } from '#web/kit/feedback/status-badge.tsx'

const tones: Record<BookingRequestStatus, Tone> = {
  open: 'warning',
  confirmed: 'success',
  declined: 'danger',
  withdrawn: 'secondary',
}

export const RequestStatusBadge = ({ status }: { status: BookingRequestStatus }) => (
  <StatusBadge tone={tones[status]}>{bookingRequestStatusNames[status]}</StatusBadge>
)
