import type { PrintedGuest } from '#contract/invoices/invoice.ts'
import { formatAmount } from '#contract/kit/money.ts'
import { formatPercent } from '#contract/kit/percent.ts'
import { type CalendarDate, formatDay } from '#contract/kit/time/calendar-date.ts'
import { stateTaxOf, stateWithCode } from '#contract/settings/indian-states.ts'
import type { CompanyPayment } from '#server/companies/company-payment-store.ts'
import type { PaidInvoice } from '#server/payments/paid-invoice-store.ts'
import type { getPayment } from '#server/payments/payment-store.ts'
import type { PrintedReceipt } from '#server/payments/receipt-pdf.ts'
import type { IssuedVoucher } from '#server/payments/voucher-store.ts'

type FoundPayment = NonNullable<Awaited<ReturnType<typeof getPayment>>>
type Facts = PrintedReceipt['facts']
type Printed = Omit<PrintedReceipt, 'logo' | 'property'>

/** The voucher of an advance or of its refund, as it was issued. Refunds for invoices once had vouchers too. */
export const printedVoucher = (
  voucher: IssuedVoucher,
  payment: FoundPayment,
  invoice: PaidInvoice | undefined,
): Printed => {
  const { kind, number, voucher_date, booking_number, receipts, amount } = voucher
  const isRefund = kind === 'refund'
  const facts: Facts = [
    ...payerFacts(isRefund ? 'Paid to' : 'Received from', voucher.guest),
    ['For', payment.reason || 'Advance for accommodation'],
    ...invoiceFacts(invoice),
    ['Receipt voucher', named(receipts)],
    ['By', howPaid(payment)],
    ...taxFacts(voucher),
    [isRefund ? 'Paid by' : 'Received by', payment.who ?? ''],
  ]
  return {
    title: isRefund ? 'Refund Voucher' : 'Receipt Voucher',
    number,
    day: voucher_date,
    booking_number,
    facts,
    amount,
  }
}

/** The receipt of a payment or a refund for an invoice, which has the tax. */
export const printedReceipt = (payment: FoundPayment, invoice: PaidInvoice): Printed => {
  const isRefund = payment.kind === 'refund'
  const facts: Facts = [
    ...payerFacts(isRefund ? 'Paid to' : 'Received from', invoice.guest),
    ['For', payment.reason],
    ...invoiceFacts(invoice),
    ['By', howPaid(payment)],
    [isRefund ? 'Paid by' : 'Received by', payment.who ?? ''],
  ]
  return {
    title: isRefund ? 'Refund Receipt' : 'Receipt',
    number: payment.receipt_number,
    day: payment.paid_on,
    booking_number: invoice.booking_number,
    facts,
    amount: payment.amount,
  }
}

/** One receipt for all invoices of a company's payment. */
export const printedCompanyReceipt = (
  payment: FoundPayment,
  { company, amount, invoices }: CompanyPayment,
): Printed => ({
  title: 'Receipt',
  number: payment.receipt_number,
  day: payment.paid_on,
  booking_number: '',
  facts: [
    ...payerFacts('Received from', { name: '', address: '', phone: '', email: '', billed_to: company }),
    ['For', invoices.map(({ number, amount }) => `Invoice ${number}: ${formatAmount(amount)}`).join('; ')],
    ['By', howPaid(payment)],
    ['Received by', payment.who ?? ''],
  ],
  amount,
})

/** The company pays, if there is one; its guest is named below it. */
const payerFacts = (label: string, { billed_to, name, address }: IssuedVoucher['guest'] | PrintedGuest): Facts => {
  const lines = billed_to
    ? [billed_to.name, billed_to.address, billed_to.gstin && `GSTIN ${billed_to.gstin}`]
    : [name, address]
  return [
    [label, lines.filter(Boolean).join(', ')],
    ['Guest', billed_to ? name : ''],
  ]
}

const invoiceFacts = (invoice: PaidInvoice | undefined): Facts =>
  invoice
    ? [
        ['Invoice', named([invoice])],
        ['Credit note', named(invoice.credit_notes)],
      ]
    : []

const named = (documents: { number: string; date: CalendarDate }[]) =>
  documents.map(({ number, date }) => `${number} of ${formatDay(date)}`).join(', ')

const howPaid = ({ payment_method, source, reference }: FoundPayment) =>
  [payment_method, source, reference].filter(Boolean).join(', ')

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
