import type { Bill } from '#contract/bookings/bill.ts'
import type { BilledStay } from '#contract/bookings/bill-lines.ts'
import { cameToNothing } from '#contract/bookings/booking-rules.ts'
import { makeBill, sumUp } from '#contract/bookings/make-bill.ts'
import type { CalendarDate } from '#contract/kit/calendar-date.ts'
import { listOrderCharges } from '#server/bookings/bill-store.ts'
import type { getBooking } from '#server/bookings/booking-store.ts'
import type { Db } from '#server/db/connect.ts'
import { getInvoiceBill } from '#server/invoices/invoice-store.ts'
import { sumPaid } from '#server/payments/payment-store.ts'
import { getProperty } from '#server/property/property-store.ts'
import { billTaxes } from '#server/taxes/bill-taxes.ts'

type FoundBooking = Omit<NonNullable<Awaited<ReturnType<typeof getBooking>>>, 'rooms'> & Pick<BilledStay, 'rooms'>

/** The bill as it would be now; once there is an invoice, what that says. */
export const billOf = async (db: Db, booking: FoundBooking, wanted?: CalendarDate): Promise<Bill> => {
  if (booking.invoice) return getInvoiceBill(db, booking.invoice.slug)
  const paid = await sumPaid(db, booking.id)
  if (cameToNothing(booking)) return sumUp([], { ...booking, paid })
  const { time_zone } = await getProperty(db)
  return makeBill(
    {
      stay: booking,
      orders: await listOrderCharges(db, booking.id, time_zone),
      paid,
      taxes: await billTaxes(db),
    },
    wanted,
  )
}
