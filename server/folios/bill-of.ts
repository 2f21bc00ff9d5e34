import { canCheckIn, isCancelledOrNoShow } from '#contract/bookings/booking-rules.ts'
import { arriveOn } from '#contract/bookings/stays/change-line.ts'
import type { Bill, BillQuery } from '#contract/folios/bill.ts'
import { ofFolio } from '#contract/folios/bill-lines.ts'
import type { BilledStay } from '#contract/folios/charge.ts'
import { addUp, type Billed, makeBill, makeFolioBills } from '#contract/folios/make-bill.ts'
import type { SavedBooking } from '#server/bookings/booking-store.ts'
import { refuseFarDates } from '#server/bookings/refuse-far-dates.ts'
import type { Db } from '#server/db/connect.ts'
import { readPartsOfBill } from '#server/folios/bill-store.ts'
import { listInvoiceBills } from '#server/invoices/invoice-bill-store.ts'

/** The rooms of a guest's own booking have no numbers until check-in. */
export type FoundBooking = Omit<SavedBooking, 'rooms'> & Pick<BilledStay, 'rooms'>

/** What the bill of a booking is made of. A booking that was cancelled has nothing to pay but its invoices. */
export const billedOf = async (db: Db, booking: FoundBooking, wanted: BillQuery = {}): Promise<Billed> => {
  refuseFarDates(booking, wanted)
  const { lines, food_plans, orders, extras, ...parts } = await readPartsOfBill(db, booking.id)
  const issued = booking.invoice ? await listInvoiceBills(db, booking.id) : []
  const stay = { ...booking, food_plans, lines }
  if (isCancelledOrNoShow(booking)) return { ...parts, issued, stay: { ...stay, lines: [] }, orders: [], extras: [] }
  const arrival = canCheckIn(booking) ? wanted.check_in_date : undefined
  if (arrival === undefined || arrival >= booking.check_out_date) return { ...parts, issued, stay, orders, extras }
  return {
    ...parts,
    issued,
    orders,
    extras,
    stay: { ...stay, check_in_date: arrival, lines: arriveOn(lines, booking, arrival) },
  }
}

/** The bill as of now. After check-out it is the sum of the invoices: charges that were credited no longer count. */
export const billOf = async (db: Db, booking: FoundBooking, wanted: BillQuery = {}): Promise<Bill> => {
  if (booking.invoice && booking.status === 'checked_out') return addUp(await listInvoiceBills(db, booking.id), [])
  return makeBill(await billedOf(db, booking, wanted), wanted.check_out_date)
}

/** The part of the bill that the guest pays: the booking's own folio, without those of companies and other guests. */
export const ownBillOf = async (db: Db, booking: FoundBooking): Promise<Bill> => {
  const isOwn = ofFolio(null)
  const issued = booking.invoice ? await listInvoiceBills(db, booking.id, isOwn) : []
  if (booking.status === 'checked_out' && issued.length > 0) return addUp(issued, [])
  const open = makeFolioBills(await billedOf(db, booking)).filter(isOwn)
  return addUp(
    issued,
    open.map(({ bill }) => bill),
  )
}
