import { BookingStatus } from '#contract/bookings/booking.ts'
import { depositMessages as say } from '#contract/deposits/deposit-messages.ts'
import { Id } from '#contract/kit/id.ts'
import { atMost, highestPayment, Rupees } from '#contract/kit/money.ts'
import { Slug } from '#contract/kit/slug-endpoints.ts'
import { requiredText, text } from '#contract/kit/text.ts'
import { CalendarDate, Instant } from '#contract/kit/time/calendar-date.ts'
import { z } from '#contract/kit/z.ts'
import { paymentMessages } from '#contract/payments/payment-messages.ts'

const sourceAndReference = { source: text(100).nullish(), reference: text(100).nullish() }

export const DepositDraft = z.object({
  amount: Rupees.refine((paise) => paise > 0, say.amountRequired).refine(...atMost(highestPayment)),
  /** The method's name in small letters. */
  payment_method: requiredText(100, paymentMessages.methodRequired),
  ...sourceAndReference,
  /** The clerk has been warned of much cash. */
  confirm_cash: z.boolean().optional(),
})
export type DepositDraft = z.infer<typeof DepositDraft>

const returnFields = z.object({
  /** The part that the hotel keeps, tax included; it becomes a charge of the bill, and is paid with this money. */
  keep_amount: Rupees.refine((paise) => paise >= 0, say.amountRequired).optional(),
  /** Why a part is kept; the charge has this description. */
  reason: text(200).optional(),
  /** How the kept part is taxed; as a service if it is left out. */
  tax_category: Id.optional(),
  /** How the rest is returned; the way it was taken if it is left out. */
  payment_method: requiredText(100, paymentMessages.methodRequired).optional(),
  ...sourceAndReference,
})

const hasReason = ({ keep_amount, reason }: z.infer<typeof returnFields>) => !keep_amount || Boolean(reason)
const lacksReason = { path: ['reason'], message: say.keepReason }

/** Returns a deposit, or a part of it. May be sent without a body. */
export const ReturnDraft = returnFields.refine(hasReason, lacksReason).prefault({})
export type ReturnDraft = z.infer<typeof ReturnDraft>

/** What happens to a deposit when the stay ends. */
export const DepositDecision = returnFields.extend({ slug: Slug }).refine(hasReason, lacksReason)
export type DepositDecision = z.infer<typeof DepositDecision>

const eachOnce = (all: { slug: string }[]) => new Set(all.map(({ slug }) => slug)).size === all.length

export const DepositDecisions = z.array(DepositDecision).max(100).refine(eachOnce, say.decidedTwice).optional()

/** A guest who does not come gets each deposit back. */
const DepositReturn = returnFields.pick({ payment_method: true, source: true, reference: true }).extend({ slug: Slug })
export const DepositReturns = z.array(DepositReturn).max(100).refine(eachOnce, say.decidedTwice).optional()

/** A part of a deposit that may be kept at check-out: its amount with tax, and how it is taxed. */
const KeptPart = z.object({
  amount: Rupees.refine((paise) => paise > 0, say.amountRequired).refine(...atMost(highestPayment)),
  reason: text(200).default(''),
  tax_category: Id.optional(),
})
export type KeptPart = z.infer<typeof KeptPart>

export const KeptPreview = z.object({ check_out_date: CalendarDate.optional(), kept: z.array(KeptPart).max(100) })
export type KeptPreview = z.infer<typeof KeptPreview>

const Returned = z.object({
  /** What the guest got back; the rest was kept. */
  amount: Rupees,
  kept_amount: Rupees,
  reason: z.string(),
  /** Null if nothing was returned. */
  payment_method: z.string().nullable(),
  source: z.string(),
  reference: z.string(),
  at: Instant,
  who: z.string().nullable(),
})

export const Deposit = z.object({
  slug: Slug,
  number: z.string(),
  amount: Rupees,
  payment_method: z.string(),
  source: z.string(),
  reference: z.string(),
  at: Instant,
  /** The account that took the deposit. */
  who: z.string().nullable(),
  /** Null while the hotel holds the deposit. */
  returned: Returned.nullable(),
})
export type Deposit = z.infer<typeof Deposit>

/** A deposit that was not returned, as the report lists it. */
const HeldDeposit = Deposit.omit({ returned: true, at: true }).extend({
  taken_on: CalendarDate,
  booking: z.object({ slug: Slug, booking_number: z.string() }),
  guest_name: z.string(),
  status: BookingStatus,
  check_out_date: CalendarDate,
})
export type HeldDeposit = z.infer<typeof HeldDeposit>

export const DepositsHeld = z.object({ rows: z.array(HeldDeposit), total: Rupees })
export type DepositsHeld = z.infer<typeof DepositsHeld>
