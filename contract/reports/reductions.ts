import { Rupees } from '#contract/kit/money.ts'
import { Slug } from '#contract/kit/slug-endpoints.ts'
import { CalendarDate, nightsBetween } from '#contract/kit/time/calendar-date.ts'
import { z } from '#contract/kit/z.ts'
import { reportMessages as say } from '#contract/reports/report-messages.ts'
import { inOrder, ReportDays } from '#contract/reports/report-period.ts'

export const ReductionKind = z.enum(['discount', 'credit_note', 'refund'])
export type ReductionKind = z.infer<typeof ReductionKind>

export const reductionNames: Record<ReductionKind, string> = {
  discount: 'Discounts',
  credit_note: 'Credit notes',
  refund: 'Refunds',
}

const mostDays = 366

/** All kinds, unless one is given. */
export const ReductionQuery = ReportDays.extend({ kind: ReductionKind.optional() })
  .refine(...inOrder)
  .refine(({ start_date, end_date }) => nightsBetween(start_date, end_date) < mostDays, {
    path: ['end_date'],
    message: say.tooManyDaysOfList,
  })
export type ReductionQuery = z.infer<typeof ReductionQuery>

/** A discount of an invoice, a credit note or a refund. */
const Reduction = z.object({
  kind: ReductionKind,
  date: CalendarDate,
  /** The invoice with the discount, the credit note, or the receipt of the refund. */
  number: z.string(),
  booking: z.object({ slug: Slug, booking_number: z.string() }),
  guest_name: z.string(),
  /** A discount is before tax; a credit note and a refund are with it. */
  amount: Rupees,
  reason: z.string(),
  /** Who gave it; null if that is not known. */
  who: z.string().nullable(),
})
export type Reduction = z.infer<typeof Reduction>

export const ReductionReport = z.object({
  rows: z.array(Reduction),
  totals: z.array(z.object({ kind: ReductionKind, count: z.int(), amount: Rupees })),
})
export type ReductionReport = z.infer<typeof ReductionReport>
