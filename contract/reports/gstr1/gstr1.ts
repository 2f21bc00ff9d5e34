import { Rupees } from '#contract/kit/money.ts'
import { Slug } from '#contract/kit/slug-endpoints.ts'
import { CalendarDate } from '#contract/kit/time/calendar-date.ts'
import { z } from '#contract/kit/z.ts'

const SheetKey = z.enum(['b2b', 'b2cl', 'b2cs', 'cdnr', 'cdnur', 'at', 'atadj', 'exemp', 'hsn_b2b', 'hsn_b2c', 'docs'])

/** The totals of a sheet. Null: the sheet has no such figure. Credit notes are above zero in their own sheets. */
const Gstr1SheetTotals = z.object({
  sheet: SheetKey,
  rows: z.int(),
  documents: z.int().nullable(),
  /** With tax and round-off. */
  value: Rupees.nullable(),
  taxable: Rupees.nullable(),
  cgst: Rupees.nullable(),
  sgst: Rupees.nullable(),
})
export type Gstr1SheetTotals = z.infer<typeof Gstr1SheetTotals>

const CheckCode = z.enum([
  'month_not_over',
  'hotel_gstin_missing',
  'hotel_gstin_wrong',
  'hotel_state_missing',
  'issued_without_gstin',
  'issued_under_other_gstin',
  'place_of_supply_missing',
  'place_of_supply_elsewhere',
  'customer_gstin_wrong',
  'customer_gstin_missing',
  'tax_rate_missing',
  'sac_missing',
  'hsn_of_untaxed_missing',
  'numbers_missing',
  'advances_below_zero',
])
export type Gstr1CheckCode = z.infer<typeof CheckCode>

/** The record to open; the others are one screen each, without a slug. */
const Gstr1Record = z.object({
  kind: z.enum(['invoice', 'booking', 'settings', 'taxes', 'tax_summary']),
  slug: Slug.nullable(),
  label: z.string(),
  note: z.string(),
})
export type Gstr1Record = z.infer<typeof Gstr1Record>

const Gstr1Check = z.object({
  code: CheckCode,
  /** An error must be corrected before the return is filed; a warning is to be looked at. */
  level: z.enum(['error', 'warning']),
  message: z.string(),
  /** How many documents it is about; 0 if it is about the hotel or the month. */
  count: z.int(),
  /** The screens that the message names, and the first ones of the documents. */
  records: z.array(Gstr1Record),
})
export type Gstr1Check = z.infer<typeof Gstr1Check>

export const Gstr1Report = z.object({
  month: z.string(),
  first_day: CalendarDate,
  last_day: CalendarDate,
  gstin: z.string(),
  sheets: z.array(Gstr1SheetTotals),
  checks: z.array(Gstr1Check),
  /** Sales less credit notes, with those that are not taxed: as in the tax summary. */
  taxable: Rupees,
  cgst: Rupees,
  sgst: Rupees,
  invoices: z.int(),
  credit_notes: z.int(),
})
export type Gstr1Report = z.infer<typeof Gstr1Report>
