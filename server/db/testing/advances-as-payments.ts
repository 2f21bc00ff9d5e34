import type { Answers } from '#server/db/testing/ask-hotel.ts'

interface OldPayment {
  kind: 'payment' | 'refund'
  amount: number
  at: string
  payment_method: string
  receipt_number?: string
}

interface OldBooking {
  slug: string
  advance_amount: number
  created_at: string
  invoice: { slug: string } | null
}

type Old<Data> = { data: Data } | undefined

const inPaise = (rupees: number) => Math.round(rupees * 100)
const sumOf = (payments: OldPayment[]) =>
  payments.reduce((sum, { kind, amount }) => sum + (kind === 'payment' ? 1 : -1) * inPaise(amount), 0)

const bookingOf = (slug: string, all: Answers) => (all[`/bookings/${slug}`] as Old<OldBooking>)?.data

const isBeforeInvoice = (booking: OldBooking, all: Answers) => {
  const issued = booking.invoice && (all[`/invoices/${booking.invoice.slug}`] as Old<{ issued_at: string }>)?.data
  return ({ at }: OldPayment) => !issued || at < issued.issued_at
}

const oldPayments = (slug: string, all: Answers) => (all[`/bookings/${slug}/payments`] as Old<OldPayment[]>)?.data ?? []

const advanceOf = (slug: string, all: Answers) => {
  const booking = bookingOf(slug, all)
  if (!booking) return undefined
  const before = oldPayments(slug, all).filter(isBeforeInvoice(booking, all))
  return (inPaise(booking.advance_amount) + sumOf(before)) / 100
}

/** The payments with the advance among them, newest first. Advances and refunds have new numbers. */
const paymentsWithAdvance = (slug: string, payments: OldPayment[], all: Answers) => {
  const booking = bookingOf(slug, all)
  if (!booking) return payments
  const { advance_amount: amount, created_at: at } = booking
  const advance = amount > 0 ? [{ kind: 'payment' as const, payment_method: 'Cash', amount, at }] : []
  const isAdvance = isBeforeInvoice(booking, all)
  const known = payments.map((payment) => {
    const { receipt_number, ...same } = payment
    return payment.kind === 'refund' || isAdvance(payment) ? same : payment
  })
  return [...known, ...advance].sort((one, other) => Number(one.at < other.at) - Number(one.at > other.at))
}

const openBill = (bill: { advance_amount: number; paid: number }) => ({
  ...bill,
  advance_amount: (inPaise(bill.advance_amount) + inPaise(bill.paid)) / 100,
  paid: 0,
})

/** An answer of a version in which the advance was a field of the booking, as today's version gives it. */
export const withAdvancesAsPayments = (path: string, answer: unknown, all: Answers): unknown => {
  const data = (answer as { data?: never } | null)?.data
  const [, slug = '', part] = /^\/bookings\/([\w-]+)(?:\/(\w+))?$/.exec(path) ?? []
  if (slug && part === 'payments') return { data: paymentsWithAdvance(slug, data ?? [], all) }
  if (slug && part === 'bill') return bookingOf(slug, all)?.invoice ? answer : { data: openBill(data ?? noBill) }
  if (slug && !part) return { data: { ...(data ?? {}), advance_amount: advanceOf(slug, all) } }
  if (path.startsWith('/bookings?')) return withRows(answer, all)
  if (path.startsWith('/invoices/')) return withPayments(answer, all)
  if (path === '/my/dashboard') return withMyBill(answer)
  return answer
}

const noBill = { advance_amount: 0, paid: 0 }

const withRows = (answer: unknown, all: Answers) => {
  const page = (answer as { data: { data: OldBooking[] } }).data
  const rows = page.data.map((row) => ({ ...row, advance_amount: advanceOf(row.slug, all) ?? row.advance_amount }))
  return { data: { ...page, data: rows } }
}

const withPayments = (answer: unknown, all: Answers) => {
  const invoice = (answer as { data: { booking: { slug: string }; payments?: OldPayment[] } }).data
  if (!invoice.payments) return answer
  return { data: { ...invoice, payments: paymentsWithAdvance(invoice.booking.slug, invoice.payments, all) } }
}

const withMyBill = (answer: unknown) => {
  const { data } = answer as { data: { bill: typeof noBill | null } }
  return { data: { ...data, bill: data.bill && openBill(data.bill) } }
}
