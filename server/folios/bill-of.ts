import { canCheckIn, isCancelledOrNoShow } from '#contract/bookings/booking-rules.ts'
import { arriveOn } from '#contract/bookings/stays/change-line.ts'
import type { Bill, BillQuery } from '#contract/folios/bill.ts'
import type { BilledStay } from '#contract/folios/bill-lines.ts'
import { makeBill, sumUp } from '#contract/folios/make-bill.ts'
import type { getBooking } from '#server/bookings/booking-store.ts'
import type { Db } from '#server/db/connect.ts'
import { readPartsOfBill } from '#server/folios/bill-store.ts'
import { getInvoiceBill } from '#server/invoices/invoice-store.ts'

type FoundBooking = Omit<NonNullable<Awaited<ReturnType<typeof getBooking>>>, 'rooms'> & Pick<BilledStay, 'rooms'>

/** The bill as of now, or the invoice once there is one. */
export const billOf = async (db: Db, booking: FoundBooking, wanted: BillQuery = {}): Promise<Bill> => {
  if (booking.invoice) return getInvoiceBill(db, booking.invoice.slug)
  const { lines, food_plans, orders, advance_amount, taxes } = await readPartsOfBill(db, booking.id)
  if (isCancelledOrNoShow(booking)) return sumUp([], { ...booking, advance_amount })
  const arrival = canCheckIn(booking) ? wanted.check_in_date : undefined
  const isEarlier = arrival !== undefined && arrival < booking.check_out_date
  const stay = {
    ...booking,
    food_plans,
    ...(isEarlier && { check_in_date: arrival }),
    lines: isEarlier ? arriveOn(lines, booking, arrival) : lines,
  }
  return makeBill({ stay, orders, advance_amount, taxes }, wanted.check_out_date)
}
