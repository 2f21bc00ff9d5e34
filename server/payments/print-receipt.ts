import { dayIn } from '#contract/kit/calendar-date.ts'
import { bookingProblems } from '#server/bookings/booking-problems.ts'
import { getBooking } from '#server/bookings/booking-store.ts'
import { getPrinted } from '#server/invoices/printed-store.ts'
import { print } from '#server/kit/documents/print.ts'
import type { Services } from '#server/kit/services.ts'
import { paymentProblems } from '#server/payments/payment-problems.ts'
import { getPayment } from '#server/payments/payment-store.ts'
import type { PrintedReceipt } from '#server/payments/receipt-pdf.ts'
import { getProperty } from '#server/property/property-store.ts'

type Printing = Pick<Services, 'db' | 'files'>
type OwnFacts = Pick<PrintedReceipt, 'title' | 'number' | 'day' | 'what' | 'how' | 'amount' | 'taken_by'>

const advance = 'Advance for the stay'

export const printReceipt = async (services: Printing, slug: string) => {
  const payment = await getPayment(services.db, slug)
  if (!payment) throw paymentProblems.missing()
  const booking = await mustGetBooking(services, payment.booking_slug)
  const { time_zone } = await getProperty(services.db)
  const isRefund = payment.kind === 'refund'
  return drawn(services, booking, {
    title: isRefund ? 'Refund' : 'Receipt',
    number: payment.receipt_number,
    day: dayIn(time_zone, new Date(payment.at)),
    what: isRefund ? payment.reason : paidFor(payment.invoice_number),
    how: [payment.payment_method, payment.source, payment.reference].filter(Boolean).join(', '),
    amount: payment.amount,
    taken_by: payment.who ?? '',
  })
}

/** The balance right after the payment, so that a receipt is the same whenever it is printed. */
const paidFor = (invoiceNumber: string | null) => (invoiceNumber ? `Invoice ${invoiceNumber}` : advance)

/** The advance is a field of the booking, so its receipt has the booking's number. */
export const printAdvanceReceipt = async (services: Printing, slug: string) => {
  const booking = await mustGetBooking(services, slug)
  if (booking.advance_amount === 0) throw paymentProblems.noAdvance()
  const { time_zone } = await getProperty(services.db)
  return drawn(services, booking, {
    title: 'Receipt',
    number: `RC-${booking.booking_number}`,
    day: dayIn(time_zone, new Date(booking.created_at)),
    what: advance,
    how: '',
    amount: booking.advance_amount,
    taken_by: '',
  })
}

type FoundBooking = NonNullable<Awaited<ReturnType<typeof getBooking>>>

const mustGetBooking = async ({ db }: Printing, slug: string) => {
  const booking = await getBooking(db, slug)
  if (!booking) throw bookingProblems.missing()
  return booking
}

const drawn = async ({ db, files }: Printing, booking: FoundBooking, facts: OwnFacts) => {
  const { property } = await getPrinted(db, booking.guest_id)
  const receipt: PrintedReceipt = {
    ...facts,
    booking_number: booking.booking_number,
    guest_name: booking.guest.name,
    property,
    logo: property.logo ? await files.get(property.logo) : undefined,
  }
  return { bytes: await print('receipt', receipt), name: `receipt-${facts.number}.pdf` }
}
