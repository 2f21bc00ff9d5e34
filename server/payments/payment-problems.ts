import { type Paise, zero } from '#contract/kit/money.ts'
import { Problem } from '#contract/kit/problem.ts'
import { paymentMessages as say } from '#contract/payments/payment-messages.ts'
import type { ConstraintProblems } from '#server/kit/http/error-handler.ts'

const conflict = (code: string, message: string) => new Problem(409, code, message)

export const paymentProblems = {
  missing: () => new Problem(404, 'not_found', say.missing),
  methodMissing: () =>
    new Problem(422, 'payment_method_missing', say.methodMissing, { payment_method: [say.methodMissing] }),
  alreadyPaid: () => conflict('already_paid', say.alreadyPaid),
  nothingToPay: () => conflict('nothing_to_pay', say.nothingToPay),
  invoiceCancelled: () => conflict('invoice_cancelled', say.invoiceCancelled),
  refundDue: () => conflict('refund_due', say.refundDue),
  notInvoiced: () => conflict('not_invoiced', say.notInvoiced),
  stayEnded: () => conflict('stay_ended', say.stayEnded),
  overpaid: (balance: Paise) =>
    new Problem(409, 'overpaid', say.overpaid(balance), { amount: [say.overpaid(balance)] }),
  paymentsTooHigh: (index: number, total: Paise, balance: Paise) => {
    const message = say.paymentsTooHigh(total, balance)
    return new Problem(409, 'overpaid', message, { [`payments.${index}.amount`]: [message] })
  },
  nothingForPart: (index: number) =>
    new Problem(409, 'overpaid', say.nothingForPart, { [`payments.${index}.amount`]: [say.nothingForPart] }),
  cashForStay: (...about: Parameters<typeof say.cashForStay>) => conflict('cash_limit', say.cashForStay(...about)),
  cashOfDay: (...about: Parameters<typeof say.cashOfDay>) => conflict('cash_limit', say.cashOfDay(...about)),
  refundedMeanwhile: (due: Paise) => new Problem(409, 'refunded_meanwhile', say.refundedMeanwhile(due)),
  refundInParts: (received: Paise, invoice: string | undefined) =>
    new Problem(409, 'refund_in_parts', say.refundInParts(received, invoice), {
      amount: [say.refundInParts(received, invoice)],
    }),
  refundTooHigh: (received: Paise) =>
    new Problem(409, 'refund_too_high', say.refundTooHigh(received), { amount: [say.refundTooHigh(received)] }),
}

export const paymentConstraints: ConstraintProblems = {
  payment_not_too_much: paymentProblems.alreadyPaid,
  payment_refund_received: () => paymentProblems.refundTooHigh(zero),
  invoice_balance_paid_check: () => paymentProblems.refundTooHigh(zero),
}
