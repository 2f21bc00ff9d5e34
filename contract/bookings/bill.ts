import { CalendarDate } from '#contract/kit/calendar-date.ts'
import { Rupees } from '#contract/kit/money.ts'
import { Percent } from '#contract/kit/percent.ts'
import { z } from '#contract/kit/z.ts'
import { TaxTreatment } from '#contract/taxes/tax-category.ts'

export const BillLine = z.object({
  kind: z.enum(['room', 'food_plan', 'order']),
  description: z.string(),
  /** The code of the service for the tax office; empty where no tax is charged. */
  sac: z.string(),
  quantity: z.int(),
  rate: Rupees,
  /** Before tax. */
  amount: Rupees,
  /** What is exempt or outside GST has no tax and no SAC. */
  treatment: TaxTreatment,
  tax_rate: Percent,
  cgst: Rupees,
  sgst: Rupees,
})
export type BillLine = z.infer<typeof BillLine>

/** The tax of all the lines at one rate. */
export const BillTax = z.object({ rate: Percent, taxable: Rupees, cgst: Rupees, sgst: Rupees })
export type BillTax = z.infer<typeof BillTax>

/** What a stay costs so far. The invoice is made by the same hand. */
export const Bill = z.object({
  check_out_date: CalendarDate,
  lines: z.array(BillLine),
  charges: Rupees,
  taxes: z.array(BillTax),
  cgst: Rupees,
  sgst: Rupees,
  /** To the whole rupee, up or down. */
  round_off: Rupees,
  total: Rupees,
  advance_amount: Rupees,
  /** What was paid besides the advance, less what was given back. */
  paid: Rupees,
  /** Taken off by credit notes; only an invoice has any. */
  credited: Rupees,
  /** Still to be paid; below zero it is to be given back. */
  balance: Rupees,
})
export type Bill = z.infer<typeof Bill>

/** The arrival and the departure to calculate with; the booked ones unless said. An arrival only before the guest is here. */
export const BillQuery = z.object({
  check_in_date: CalendarDate.optional(),
  check_out_date: CalendarDate.optional(),
})
export type BillQuery = z.infer<typeof BillQuery>
