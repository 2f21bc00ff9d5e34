import { isCancelledOrNoShow } from '#contract/bookings/booking-rules.ts'
import { type Paise, plus } from '#contract/kit/money.ts'
import type { PayDraft, RefundDraft } from '#contract/payments/payment.ts'
import { billOf } from '#server/bookings/bill/bill-of.ts'
import { bookingProblems } from '#server/bookings/booking-problems.ts'
import { getBooking, lockBooking } from '#server/bookings/booking-store.ts'
import type { Db } from '#server/db/connect.ts'
import { getInvoiceId } from '#server/invoices/invoice-store.ts'
import type { Actor } from '#server/kit/actor.ts'
import type { Services } from '#server/kit/services.ts'
import { recordNotice } from '#server/notices/notice-store.ts'
import { paymentProblems } from '#server/payments/payment-problems.ts'
import { findPaymentMethod, getPayment, insertPayment, rememberSource } from '#server/payments/payment-store.ts'

/** `user` is recorded as the one who took the money. */
export type Caller = Pick<Services, 'db' | 'clock'> & { user?: Actor }

/** Takes a payment of at most the balance of a booking, also when two clerks press at once. */
export const takePayment = async (caller: Caller, bookingSlug: string, draft: PayDraft) => {
  const { booking, bill } = await lockBill(caller.db, bookingSlug)
  if (isCancelledOrNoShow(booking)) throw paymentProblems.stayEnded()
  if (booking.invoice?.status === 'cancelled') throw paymentProblems.invoiceCancelled()
  if (booking.invoice?.status === 'refund_due') throw paymentProblems.refundDue()
  if (bill.balance <= 0) throw booking.invoice ? paymentProblems.alreadyPaid() : paymentProblems.nothingToPay()
  const amount = draft.amount ?? bill.balance
  if (amount > bill.balance) throw paymentProblems.overpaid(bill.balance)
  return record(caller, booking, { ...draft, kind: 'payment', amount, reason: '' })
}

/** Refunds at most the amount received: advance and payments minus earlier refunds. */
export const giveRefund = async (caller: Caller, bookingSlug: string, draft: RefundDraft) => {
  const { booking, bill } = await lockBill(caller.db, bookingSlug)
  const received = plus(bill.advance_amount, bill.paid)
  if (draft.amount > received) throw paymentProblems.refundTooHigh(received)
  return record(caller, booking, { ...draft, kind: 'refund' })
}

/** Locks the booking, so that its payments, refunds, credit notes and check-out happen one after the other. */
export const lockBill = async (db: Db, slug: string) => {
  await lockBooking(db, slug)
  const booking = await getBooking(db, slug)
  if (!booking) throw bookingProblems.missing()
  return { booking, bill: await billOf(db, booking) }
}

interface Recorded extends Omit<PayDraft, 'amount'> {
  kind: 'payment' | 'refund'
  amount: Paise
  reason: string
}

const record = async (
  { db, clock, user }: Caller,
  booking: NonNullable<Awaited<ReturnType<typeof getBooking>>>,
  { payment_method, source, reference, ...payment }: Recorded,
) => {
  const method = await findPaymentMethod(db, payment_method)
  if (!method) throw paymentProblems.methodMissing()
  if (source && method.needs_reference) await rememberSource(db, source)
  const invoice = booking.invoice && (await getInvoiceId(db, booking.invoice.slug))
  const slug = await insertPayment(db, {
    ...payment,
    booking_id: booking.id,
    invoice_id: invoice?.id ?? null,
    payment_method_id: method.id,
    source: source ?? '',
    reference: reference ?? '',
    at: clock.now().toISOString(),
    account_id: user?.account_id ?? null,
  })
  const saved = await getPayment(db, slug)
  if (!saved) throw paymentProblems.missing()
  await recordNotice(db, {
    kind: 'payment',
    subject: booking.invoice ? 'invoice' : 'booking',
    slug: booking.invoice?.slug ?? booking.slug,
    parts: {
      kind: saved.kind,
      amount: saved.amount,
      payment_method: saved.payment_method,
      guest_name: booking.guest.name,
      booking_number: booking.booking_number,
      invoice_number: booking.invoice?.number ?? null,
    },
  })
  return saved
}
