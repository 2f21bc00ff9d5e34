import { Alert, Skeleton } from '@mantine/core'
import type { Booking } from '#contract/bookings/booking.ts'
import { bookingMessages as say } from '#contract/bookings/booking-messages.ts'
import { formatRupees, plus } from '#contract/kit/money.ts'
import { nightsBetween } from '#contract/kit/time/calendar-date.ts'
import { Balance } from '#web/bookings/bill-lines.tsx'
import { useBill } from '#web/bookings/booking-queries.ts'
import { useHotelToday } from '#web/kit/time/hotel-time.ts'

/** The bill from today on; for an early arrival also the added nights and the total before. */
export const useCheckInCost = (booking: Booking) => {
  const { slug, check_in_date } = booking
  const today = useHotelToday()
  const isEarly = today < check_in_date
  const booked = useBill(slug)
  const fromToday = useBill(isEarly ? slug : undefined, { check_in_date: today })
  const bill = isEarly ? fromToday : booked
  const before = booked.data?.total
  const after = fromToday.data?.total
  const more = before !== undefined && after !== undefined ? say.earlyCost(before, after) : ''
  const cost = (
    <>
      {isEarly && (
        <Alert data-tone="warning" title="Early check-in" mt="md">
          {say.earlyArrival(nightsBetween(today, check_in_date))} {more}
        </Alert>
      )}
      {bill.error && (
        <Alert data-tone="warning" mt="md">
          {say.billFailed}
        </Alert>
      )}
      {bill.isPending && <Skeleton height={56} mt="md" />}
      {bill.data && (
        <>
          {!more && <p>Total {formatRupees(bill.data.total)}, tax included</p>}
          {plus(bill.data.advance_amount, bill.data.paid) > 0 && (
            <p>Received {formatRupees(plus(bill.data.advance_amount, bill.data.paid))}</p>
          )}
          <Balance balance={bill.data.balance} />
        </>
      )}
    </>
  )
  const dates = isEarly ? { check_in_date: today } : {}
  return { cost, dates, more, isPending: bill.isPending }
}
