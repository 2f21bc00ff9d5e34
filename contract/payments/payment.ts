import { Id } from '#contract/kit/id.ts'
import { atMost, highestPayment, Rupees, sumOf, zero } from '#contract/kit/money.ts'
import { Slug } from '#contract/kit/slug-endpoints.ts'
import { requiredText, text } from '#contract/kit/text.ts'
import { Instant } from '#contract/kit/time/calendar-date.ts'
import { z } from '#contract/kit/z.ts'
import { paymentMessages as say } from '#contract/payments/payment-messages.ts'

const amount = Rupees.refine((paise) => paise > 0, say.amountRequired).refine(...atMost(highestPayment))

const how = {
  /** The method's name in small letters. */
  payment_method: requiredText(100, say.methodRequired),
  source: text(100).nullish(),
  reference: text(100).nullish(),
  /** The slug of a folio; by default the booking's own. */
  folio: Slug.nullish(),
}

/** Pays the balance, unless an amount is given. */
export const PayDraft = z.object({
  ...how,
  amount: amount.optional(),
  /** The clerk has confirmed cash of the legal limit or more from one person in a day or for one stay. */
  confirm_cash: z.boolean().optional(),
})
export type PayDraft = z.infer<typeof PayDraft>

/** The sum of the parts of a payment; each part has its amount. */
export const sumOfParts = (parts: PayDraft[]) => sumOf(parts.map(({ amount = zero }) => amount))

export const RefundDraft = z.object({
  ...how,
  amount,
  reason: requiredText(500, say.reasonRequired),
  /** The refund that is due, as the clerk sees it: refused if a colleague has refunded it meanwhile. */
  due: Rupees.optional(),
})
export type RefundDraft = z.infer<typeof RefundDraft>

export const Payment = z.object({
  id: Id,
  slug: Slug,
  /** The number of the voucher of an advance or a refund, or of the receipt. */
  receipt_number: z.string(),
  kind: z.enum(['payment', 'refund']),
  /** Received before the invoice. */
  is_advance: z.boolean(),
  payment_method: z.string(),
  source: z.string(),
  reference: z.string(),
  amount: Rupees,
  reason: z.string(),
  at: Instant,
  /** The account that took the payment. */
  who: z.string().nullable(),
})
export type Payment = z.infer<typeof Payment>

/** An earlier payment with the same reference. */
export const ReferenceUse = z.object({
  booking_number: z.string(),
  booking_slug: Slug,
  guest_name: z.string(),
  amount: Rupees,
  at: Instant,
})
