import { Alert } from '@mantine/core'
import { IconAlertTriangle } from '@tabler/icons-react'
import type { Booking } from '#contract/bookings/booking.ts'
import { overdueAdvice, overdueOf, overdueText } from '#contract/bookings/overdue.ts'
import { useHotelToday } from '#web/kit/time/hotel-time.ts'

/** Guests should have come, or left, before today; the buttons are above, with the booking's other actions. */
export const OverdueNote = ({ booking }: { booking: Booking }) => {
  const overdue = overdueOf(booking, useHotelToday())
  if (!overdue) return null
  return (
    <Alert data-tone="danger" icon={<IconAlertTriangle />} title={overdueText(overdue)}>
      {overdueAdvice[overdue.overdue]}
    </Alert>
  )
}
