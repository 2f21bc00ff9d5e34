import { CalendarDate } from '#contract/kit/calendar-date.ts'
import { Rupees } from '#contract/kit/money.ts'
import { z } from '#contract/kit/z.ts'

export const BillLine = z.object({
  kind: z.enum(['room', 'food_plan']),
  description: z.string(),
  quantity: z.int(),
  rate: Rupees,
  amount: Rupees,
})
export type BillLine = z.infer<typeof BillLine>

/** What a stay costs so far. The invoice is made by the same hand. */
export const Bill = z.object({
  check_out_date: CalendarDate,
  lines: z.array(BillLine),
  total: Rupees,
  advance_amount: Rupees,
  balance: Rupees,
})
export type Bill = z.infer<typeof Bill>

/** The departure to reckon with; the booked one unless said. */
export const BillQuery = z.object({ check_out_date: CalendarDate.optional() })
