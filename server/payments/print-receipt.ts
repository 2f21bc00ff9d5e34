import { dayIn, formatDay } from '#contract/kit/calendar-date.ts'
import { formatAmount } from '#contract/kit/money.ts'
import { formatPercent } from '#contract/kit/percent.ts'
import { stateTaxOf, stateWithCode } from '#contract/settings/indian-states.ts'
import { bookingProblems } from '#server/bookings/booking-problems.ts'
import { getBooking } from '#server/bookings/booking-store.ts'
import { getPrinted } from '#server/invoices/printed-store.ts'
import { print } from '#server/kit/documents/print.ts'
import type { Services } from '#server/kit/services.ts'
import { paymentProblems } from '#server/payments/payment-problems.ts'
import { getPayment } from '#server/payments/payment-store.ts'
import type { PrintedReceipt } from '#server/payments/receipt-pdf.ts'
import { getVoucher, type IssuedVoucher } from '#server/payments/voucher-store.ts'
import { getProperty } from '#server/property/property-store.ts'

type FoundPayment = NonNullable<Awaited<ReturnType<typeof getPayment>>>

/** The voucher of an advance or a refund as it was issued, or the receipt of a payment for an invoice. */
export const printReceipt = async ({ db, files }: Pick<Services, 'db' | 'files'>, slug: string) => {
  const payment = await getPayment(db, slug)
  if (!payment) throw paymentProblems.missing()
  const voucher = await getVoucher(db, slug)
  const printed = voucher ? printedVoucher(voucher, payment) : await printedReceipt(db, payment)
  const { logo } = printed.property
  const receipt: PrintedReceipt = { ...printed, logo: logo ? await files.get(logo) : undefined }
  return { bytes: await print('receipt', receipt), name: `receipt-${printed.number}.pdf` }
}

const howPaid = ({ payment_method, source, reference }: FoundPayment) =>
  [payment_method, source, reference].filter(Boolean).join(', ')

type Facts = PrintedReceipt['facts']

const printedVoucher = (voucher: IssuedVoucher, payment: FoundPayment) => {
  const { kind, number, voucher_date, booking_number, guest, property, receipts, amount } = voucher
  const isRefund = kind === 'refund'
  const facts: Facts = [
    [isRefund ? 'Paid to' : 'Received from', [guest.name, guest.address].filter(Boolean).join(', ')],
    ['For', isRefund ? payment.reason : 'Advance for accommodation'],
    ['Receipt voucher', receipts.map(({ number, date }) => `${number} of ${formatDay(date)}`).join(', ')],
    ['By', howPaid(payment)],
    ...taxFacts(voucher),
    [isRefund ? 'Paid by' : 'Received by', payment.who ?? ''],
  ]
  const title = isRefund ? 'Refund Voucher' : 'Receipt Voucher'
  return { title, number, day: voucher_date, booking_number, property, facts, amount }
}

/** Rules 50 and 51 ask for these; a hotel without GST leaves them out. */
const taxFacts = ({ property, tax_rate, taxable, cgst, sgst }: IssuedVoucher): Facts => {
  if (!property.gstin) return []
  const half = formatPercent(tax_rate / 2)
  const taxes: Facts =
    tax_rate === 0
      ? []
      : [
          ['Taxable value', formatAmount(taxable)],
          ['Tax', `CGST ${half}: ${formatAmount(cgst)}, ${stateTaxOf(property.state)} ${half}: ${formatAmount(sgst)}`],
        ]
  return [...taxes, ['Place of supply', stateWithCode(property.state)], ['Reverse charge', 'No']]
}

const printedReceipt = async (db: Services['db'], payment: FoundPayment) => {
  const booking = await getBooking(db, payment.booking_slug)
  if (!booking) throw bookingProblems.missing()
  const { property } = await getPrinted(db, booking.guest_id)
  const { time_zone } = await getProperty(db)
  const facts: Facts = [
    ['Received from', booking.guest.name],
    ['For', `Invoice ${payment.invoice_number}`],
    ['By', howPaid(payment)],
    ['Received by', payment.who ?? ''],
  ]
  return {
    title: 'Receipt',
    number: payment.receipt_number,
    day: dayIn(time_zone, new Date(payment.at)),
    booking_number: booking.booking_number,
    property,
    facts,
    amount: payment.amount,
  }
}
