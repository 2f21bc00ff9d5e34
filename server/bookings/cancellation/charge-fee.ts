import { slabValueOf } from '#contract/bookings/cancellation/propose-fee.ts'
import { makeFolioBills, sumUp } from '#contract/folios/make-bill.ts'
import { type Paise, smaller } from '#contract/kit/money.ts'
import { dayIn } from '#contract/kit/time/calendar-date.ts'
import { hotelDay } from '#contract/kit/time/hotel-day.ts'
import type { LockedBooking, SavedBooking } from '#server/bookings/booking-store.ts'
import { billedOf } from '#server/folios/bill-of.ts'
import { readPartsOfBill } from '#server/folios/bill-store.ts'
import { findBuiltinCategory, insertExtra } from '#server/folios/extra-store.ts'
import { moveExtra } from '#server/folios/folio-store.ts'
import { companyOf, toInvoice } from '#server/folios/invoice-folio.ts'
import { issueInvoices } from '#server/invoices/issue-invoice.ts'
import type { Caller } from '#server/payments/record-payment.ts'

interface Fee {
  amount: Paise
  description: string
}

/**
 * Charges the fee of a booking that has ended without a stay, and invoices it. The invoice counts the money received, up
 * to its total; the rest stays an advance that can be refunded.
 */
export const chargeFee = async (
  { db, clock, user }: Caller,
  locked: LockedBooking,
  booking: SavedBooking,
  fee: Fee,
) => {
  const { lines, taxes } = await readPartsOfBill(db, booking.id)
  const slug = await insertExtra(db, {
    booking_id: booking.id,
    line: null,
    date: hotelDay(locked, clock.now()),
    description: fee.description,
    item_id: null,
    quantity: 1,
    rate: fee.amount,
    tax_category_id: await findBuiltinCategory(db, 'accommodation'),
    slab_value: slabValueOf(lines, taxes),
    account_id: user?.account_id ?? null,
  })
  // The guest who booked owes the fee, also if another folio takes extras.
  await moveExtra(db, booking.id, slug, null)
  const billed = await billedOf(db, booking)
  // Discounts of the stay don't reduce the fee.
  const extras = (await readPartsOfBill(db, booking.id)).extras.filter((extra) => extra.slug === slug)
  const own = makeFolioBills({ ...billed, extras, discounts: [] }).find(({ folio_id }) => folio_id === null)
  if (!own) throw new Error('a booking has a folio of its own')
  const { check_out_date, advance_amount, total } = own.bill
  const bill = sumUp(own.lines, { check_out_date, advance_amount: smaller(advance_amount, total) })
  const [invoice] = await issueInvoices(
    db,
    { booking, now: clock.now(), invoice_date: dayIn(locked.time_zone, clock.now()) },
    [toInvoice({ ...own, bill }, { guest_id: booking.guest_id, rows: [], billed_to: await companyOf(db, booking) })],
  )
  if (!invoice) throw new Error('a fee was charged without an invoice')
  return invoice
}
