import { Alert } from '@mantine/core'
import type { Booking } from '#contract/bookings/booking.ts'
import { bookingMessages as say } from '#contract/bookings/booking-messages.ts'
import { plus } from '#contract/kit/money.ts'
import { useBill } from '#web/bookings/booking-queries.ts'

/** Before a booking ends without a stay: the money received for it, and what happens to it. */
export const MoneyReceived = ({ booking }: { booking: Booking }) => {
  const { data: bill } = useBill(booking.slug)
  const received = bill ? plus(bill.advance_amount, bill.paid) : booking.advance_amount
  if (received <= 0) return null
  return (
    <Alert data-tone="warning" my="sm">
      {say.moneyReceived(received)}
    </Alert>
  )
}
