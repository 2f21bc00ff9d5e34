import { Group } from '@mantine/core'
import type { Booking } from '#contract/bookings/booking.ts'
import { overdueBadge, overdueOf, overdueText } from '#contract/bookings/overdue.ts'
import { BookingStatusBadge } from '#web/bookings/booking-status-badge.tsx'
import { StatusBadge } from '#web/kit/feedback/status-badge.tsx'
import { useHotelToday } from '#web/kit/time/hotel-time.ts'

/** The status of a booking, and whether its guests should have come or left before today. */
export const BookingStatus = ({ booking }: { booking: Booking }) => {
  const overdue = overdueOf(booking, useHotelToday())
  return (
    <Group gap={4} wrap="nowrap">
      <BookingStatusBadge status={booking.status} />
      {overdue && (
        <span title={overdueText(overdue)}>
          <StatusBadge tone="danger">{overdueBadge}</StatusBadge>
        </span>
      )}
    </Group>
  )
}
