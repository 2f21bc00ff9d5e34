import { isCancelledOrNoShow } from '#contract/bookings/booking-rules.ts'
import { plus } from '#contract/kit/money.ts'
import type { PayDraft, RefundDraft } from '#contract/payments/payment.ts'
import { mustBeAllowed } from '#server/auth/must-be-allowed.ts'
import { companyOfInvoice } from '#server/companies/company-credit-store.ts'
import { companyProblems } from '#server/companies/company-problems.ts'
import type { Db } from '#server/db/connect.ts'
import { recordNotice } from '#server/notices/notice-store.ts'
import { lockBillToPay, lockBillToRefund, type OpenBill } from '#server/payments/open-bill.ts'
import { paymentProblems } from '#server/payments/payment-problems.ts'
import { findPaymentMethod, getPayment, sumRefunded } from '#server/payments/payment-store.ts'
import { type Caller, type NewPayment, recordPayment } from '#server/payments/record-payment.ts'

/** Takes a payment of at most the balance of a booking, also when two clerks press at once. */
export const takePayment = async (caller: Caller, bookingSlug: string, draft: PayDraft) =>
  payBill(caller, await lockBillToPay(caller.db, bookingSlug, { folio: draft.folio }), draft)

/** The same for an invoice. Undefined if the method leaves the balance in the account of the invoice's company. */
export const payInvoice = async (caller: Caller, invoice: { id: number; booking_slug: string }, draft: PayDraft) => {
  const open = await lockBillToPay(caller.db, invoice.booking_slug, { folio: draft.folio, invoice_id: invoice.id })
  return (await isOnAccount(caller.db, open, draft)) ? undefined : payBill(caller, open, draft)
}

/** Whether a method is no payment but leaves the balance in the account of the company; the invoice must be for one. */
export const isOnAccount = async (db: Db, { invoice }: OpenBill, { payment_method }: PayDraft) => {
  const method = await findPaymentMethod(db, payment_method)
  if (!method?.to_company_account || !invoice) return false
  if (!(await companyOfInvoice(db, invoice.id))) throw companyProblems.noAccount()
  return true
}

/** Takes a payment for a bill that is locked already. */
export const payBill = async (caller: Caller, open: OpenBill, draft: PayDraft) => {
  const { invoice, balance } = open
  if (isCancelledOrNoShow(open) && !invoice) throw paymentProblems.stayEnded()
  if (open.status === 'checked_out' && !invoice) throw paymentProblems.notInvoiced()
  if (invoice?.status === 'cancelled') throw paymentProblems.invoiceCancelled()
  if (invoice && balance < 0) throw paymentProblems.refundDue()
  if (balance <= 0) throw invoice ? paymentProblems.alreadyPaid() : paymentProblems.nothingToPay()
  const amount = draft.amount ?? balance
  if (amount > balance) throw paymentProblems.overpaid(balance)
  return record(caller, open, { ...draft, kind: 'payment', amount, reason: '' })
}

/** Refunds at most the amount received: payments minus earlier refunds. */
export const giveRefund = async (caller: Caller, bookingSlug: string, draft: RefundDraft) => {
  const { bill, due, received } = await lockBillToRefund(caller.db, bookingSlug, { folio: draft.folio })
  if (draft.due && draft.due > due) throw paymentProblems.refundedMeanwhile(due)
  if (draft.amount > received) throw paymentProblems.refundTooHigh(received)
  if (draft.amount > bill.received) throw paymentProblems.refundInParts(bill.received, bill.invoice?.number)
  // Together with earlier refunds, so that several small ones don't evade a limit.
  const refunded = await sumRefunded(caller.db, bill.booking.id)
  await mustBeAllowed(caller.user, 'payments.refund', plus(refunded, draft.amount))
  return record(caller, bill, { ...draft, kind: 'refund' })
}

const record = async (caller: Caller, open: OpenBill, payment: NewPayment) => {
  const { db } = caller
  const slug = await recordPayment(caller, open, payment)
  const saved = await getPayment(db, slug)
  if (!saved) throw paymentProblems.missing()
  const { booking, invoice } = open
  await recordNotice(db, {
    kind: 'payment',
    subject: invoice ? 'invoice' : 'booking',
    slug: invoice?.slug ?? booking.slug,
    parts: {
      kind: saved.kind,
      amount: saved.amount,
      payment_method: saved.payment_method,
      guest_name: booking.guest.name,
      booking_number: booking.booking_number,
      invoice_number: invoice?.number ?? null,
    },
  })
  return saved
}
