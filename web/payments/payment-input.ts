import type { UseFormReturn } from 'react-hook-form'
import { type Paise, rupeesFromPaise } from '#contract/kit/money.ts'
import type { z } from '#contract/kit/z.ts'
import { PayDraft, RefundDraft } from '#contract/payments/payment.ts'
import { paymentMessages as say } from '#contract/payments/payment-messages.ts'

/** The values of a payment or refund form. */
export interface PaymentInput {
  /** The method's name in small letters. */
  payment_method: string
  source: string
  reference: string
  /** In rupees. */
  amount: number | null
  reason: string
}

export type PaymentForm<Output> = UseFormReturn<PaymentInput, unknown, Output>

export const newPayment = (amount: Paise): PaymentInput => ({
  payment_method: '',
  source: '',
  reference: '',
  amount: amount > 0 ? rupeesFromPaise(amount) : null,
  reason: '',
})

/** An emptied amount means all that is left. */
export const payingUpTo = (balance: Paise) =>
  PayDraft.refine(({ amount = balance }) => amount <= balance, {
    path: ['amount'],
    message: say.overpaid(balance),
  }) as unknown as z.ZodType<PayDraft, PaymentInput>

export const refundingUpTo = (received: Paise | undefined) =>
  (received === undefined
    ? RefundDraft
    : RefundDraft.refine(({ amount }) => amount <= received, {
        path: ['amount'],
        message: say.refundTooHigh(received),
      })) as unknown as z.ZodType<RefundDraft, PaymentInput>
