import { Rupees } from '#contract/kit/money.ts'
import { Percent } from '#contract/kit/percent.ts'
import { CalendarDate } from '#contract/kit/time/calendar-date.ts'
import { z } from '#contract/kit/z.ts'
import { TaxTreatment } from '#contract/taxes/tax-category.ts'

export const ChargeKind = z.enum(['room', 'food_plan', 'order', 'extra'])
export type ChargeKind = z.infer<typeof ChargeKind>

export const BillLine = z.object({
  kind: ChargeKind,
  description: z.string(),
  /** The service accounting code (SAC) for GST; empty if no tax is charged. */
  sac: z.string(),
  quantity: z.int(),
  rate: Rupees,
  discount: Rupees,
  /** Quantity times rate less the discount, before tax. */
  amount: Rupees,
  /** Exempt lines and lines outside GST have no tax and no SAC. */
  treatment: TaxTreatment,
  tax_rate: Percent,
  cgst: Rupees,
  sgst: Rupees,
})
export type BillLine = z.infer<typeof BillLine>

/** The tax of all the lines at one rate. */
export const BillTax = z.object({ rate: Percent, taxable: Rupees, cgst: Rupees, sgst: Rupees })
export type BillTax = z.infer<typeof BillTax>

/** The bill of a stay so far. Check-out stores that of each folio as an invoice. */
export const Bill = z.object({
  check_out_date: CalendarDate,
  lines: z.array(BillLine),
  charges: Rupees,
  taxes: z.array(BillTax),
  cgst: Rupees,
  sgst: Rupees,
  /** The round-off to the whole rupee, up or down. */
  round_off: Rupees,
  total: Rupees,
  /** Received before the invoice, less refunds. */
  advance_amount: Rupees,
  /** Payments since the invoice, less refunds. */
  paid: Rupees,
  /** The amount of credit notes; only an invoice has them. */
  credited: Rupees,
  /** The balance; below zero it is a refund due. */
  balance: Rupees,
})
export type Bill = z.infer<typeof Bill>

/** The arrival and departure to calculate with, by default the booked ones. An arrival only before check-in. */
export const BillQuery = z.object({
  check_in_date: CalendarDate.optional(),
  check_out_date: CalendarDate.optional(),
})
export type BillQuery = z.infer<typeof BillQuery>
