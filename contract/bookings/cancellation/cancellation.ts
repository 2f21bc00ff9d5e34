import { Flag } from '#contract/kit/flag.ts'
import { Rupees } from '#contract/kit/money.ts'
import { Percent } from '#contract/kit/percent.ts'
import { z } from '#contract/kit/z.ts'

/** A no-show is never free; it is asked about from the day of arrival on. */
export const CancellationQuery = z.object({ no_show: Flag.optional() })

/** The fee that the policy proposes for a booking that is cancelled now, and what happens to the money received. */
export const Cancellation = z.object({
  /** The policy in words. */
  rule: z.string(),
  /** Before tax. */
  fee: Rupees,
  tax_rate: Percent,
  /** CGST and SGST together. */
  tax: Rupees,
  round_off: Rupees,
  total: Rupees,
  /** Payments so far, less refunds. */
  received: Rupees,
  /** What can be refunded: the rest of the money received. */
  refund: Rupees,
  /** What stays due, if the fee is more than the money received. */
  due: Rupees,
})
export type Cancellation = z.infer<typeof Cancellation>
