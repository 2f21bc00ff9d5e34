import type { Paise } from '#contract/kit/money.ts'
import { dayIn } from '#contract/kit/time/calendar-date.ts'
import type { PayDraft } from '#contract/payments/payment.ts'
import type { Actor } from '#server/kit/actor.ts'
import type { Services } from '#server/kit/services.ts'
import { chooseMethod } from '#server/payments/choose-method.ts'
import { issueReceiptVoucher, issueRefundVoucher } from '#server/payments/issue-voucher.ts'
import type { OpenBill } from '#server/payments/open-bill.ts'
import { paymentProblems } from '#server/payments/payment-problems.ts'
import { insertPayment } from '#server/payments/payment-store.ts'
import { refuseMuchCash } from '#server/payments/refuse-much-cash.ts'

/** `user` is recorded as the one who took the money. */
export type Caller = Pick<Services, 'db' | 'clock'> & { user?: Actor }

export interface NewPayment extends Omit<PayDraft, 'amount'> {
  kind: 'payment' | 'refund'
  amount: Paise
  reason: string
}

type Payer = Pick<OpenBill, 'folio_id' | 'invoice' | 'time_zone' | 'tax_rate'> & {
  booking: Pick<OpenBill['booking'], 'id'>
}

/**
 * Saves a payment or a refund, with its voucher if there is no invoice. Money for an invoice needs none: the invoice and
 * its credit notes have the tax.
 */
export const recordPayment = async (
  { db, clock, user }: Caller,
  { booking, folio_id, invoice, time_zone, tax_rate }: Payer,
  { payment_method, source, reference, kind, amount, reason, confirm_cash = false }: NewPayment,
  methodMissing = paymentProblems.methodMissing,
) => {
  const method = await chooseMethod(db, { payment_method, source }, methodMissing)
  const paid_on = dayIn(time_zone, clock.now())
  const folio = { booking_id: booking.id, folio_id }
  const cash = { amount, paid_on, confirmed: confirm_cash }
  const cash_confirmed = method.is_cash && kind === 'payment' && (await refuseMuchCash(db, folio, cash))
  const { id, slug } = await insertPayment(db, {
    kind,
    amount,
    reason,
    booking_id: booking.id,
    folio_id,
    invoice_id: invoice?.id ?? null,
    payment_method_id: method.id,
    source: source ?? '',
    reference: reference ?? '',
    at: clock.now().toISOString(),
    paid_on,
    account_id: user?.account_id ?? null,
    cash_confirmed,
  })
  const paid = { payment_id: id, booking_id: booking.id, folio_id, amount, voucher_date: paid_on }
  if (invoice) return slug
  if (kind === 'refund') await issueRefundVoucher(db, paid)
  else await issueReceiptVoucher(db, paid, tax_rate)
  return slug
}
