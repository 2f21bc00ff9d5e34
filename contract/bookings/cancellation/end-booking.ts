import { cancellationMessages as say } from '#contract/bookings/cancellation/cancellation-messages.ts'
import { DepositReturns } from '#contract/deposits/deposit.ts'
import { atMost, highestPayment, Rupees } from '#contract/kit/money.ts'
import { requiredText, text } from '#contract/kit/text.ts'
import { z } from '#contract/kit/z.ts'
import { paymentMessages } from '#contract/payments/payment-messages.ts'

/** How the rest of the money received goes back, at once; all of it unless an amount is given. */
const Refund = z.object({
  payment_method: requiredText(100, paymentMessages.methodRequired),
  source: text(100).nullish(),
  reference: text(100).nullish(),
  amount: Rupees.refine((paise) => paise > 0, paymentMessages.amountRequired)
    .refine(...atMost(highestPayment))
    .optional(),
})

const endFields = {
  /** The fee before tax. Without it nothing is charged, whatever the policy proposes. */
  fee: Rupees.refine((paise) => paise >= 0, say.feeNegative)
    .refine(...atMost(highestPayment))
    .optional(),
  /** Why the fee is not the one that the policy proposes. */
  fee_reason: text(500).optional(),
  refund: Refund.optional(),
  /** Security deposits that the hotel holds have to be returned. */
  deposits: DepositReturns,
}

export const CancelBooking = z.object({
  reason: requiredText(500, 'Please say why the booking is cancelled'),
  ...endFields,
})
export type CancelBooking = z.infer<typeof CancelBooking>

// May be sent without a body.
export const MarkNoShow = z.object(endFields).prefault({})
export type MarkNoShow = z.infer<typeof MarkNoShow>
