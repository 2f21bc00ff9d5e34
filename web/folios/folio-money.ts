import type { Booking } from '#contract/bookings/booking.ts'
import { isLive } from '#contract/bookings/booking-rules.ts'
import type { Folio } from '#contract/folios/folio.ts'
import { larger, minus, negative, sumOf, zero } from '#contract/kit/money.ts'

/**
 * The money of a folio as the server takes it: a payment is for the oldest pending invoice, else for the charges so far;
 * a refund is of an invoice with a refund due, else of money that no invoice has counted, else of the last paid invoice.
 */
export const moneyOf = (folio: Folio, booking: Pick<Booking, 'status'>) => {
  const { slug, name, invoices, open_total, advance_amount } = folio
  const pending = invoices.find(({ status }) => status === 'pending')
  const due = invoices.find(({ status }) => status === 'refund_due')
  const open = minus(open_total, advance_amount)
  const paid = advance_amount > 0 ? advance_amount : (invoices.findLast((one) => one.paid > 0)?.paid ?? zero)
  return {
    slug,
    name,
    payable: pending?.balance ?? (isLive(booking) ? larger(open, zero) : zero),
    refundable: due?.paid ?? paid,
    owed: due ? negative(due.balance) : larger(negative(open), zero),
  }
}

/** Charges with tax that are on no invoice although the stay has ended. */
export const notInvoiced = (folios: Pick<Folio, 'open_total'>[], booking: Pick<Booking, 'status'>) =>
  isLive(booking) ? zero : sumOf(folios.map(({ open_total }) => open_total))
