import type { UseFormReturn } from 'react-hook-form'
import { type Paise, rupeesFromPaise } from '#contract/kit/money.ts'
import { z } from '#contract/kit/z.ts'
import { PayDraft, RefundDraft } from '#contract/payments/payment.ts'
import { paymentMessages as say } from '#contract/payments/payment-messages.ts'
import type { FormValues } from '#web/kit/form/form-values.ts'

/** The refund that is due is shown, not typed. */
const RefundForm = RefundDraft.omit({ due: true })

/** The fields of a payment and of a refund. */
export type PaymentInput = FormValues<typeof RefundForm>

export type PaymentForm<Output> = UseFormReturn<PaymentInput, unknown, Output>

export const newPayment = (amount: Paise): PaymentInput => ({
  payment_method: '',
  source: '',
  reference: '',
  amount: amount > 0 ? rupeesFromPaise(amount) : null,
  reason: '',
  folio: null,
})

/** A payment has the same form as a refund, without the reason. */
const PayForm = PayDraft.omit({ confirm_cash: true }).extend({ reason: z.string().optional() })

/** An empty amount means all that is left. */
export const payingUpTo = (balance: Paise) =>
  PayForm.refine(({ amount = balance }) => amount <= balance, { path: ['amount'], message: say.overpaid(balance) })

/** If the received amount is not known here, the server checks the refund. */
export const refundingUpTo = (received: Paise | undefined) =>
  received === undefined
    ? RefundForm
    : RefundForm.refine(({ amount }) => amount <= received, { path: ['amount'], message: say.refundTooHigh(received) })
