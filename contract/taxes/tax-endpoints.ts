import { endpoint } from '#contract/kit/endpoint.ts'
import { FileReply, spreadsheetType } from '#contract/kit/file-reply.ts'
import { Rupees } from '#contract/kit/money.ts'
import { Percent } from '#contract/kit/percent.ts'
import { Done, dataOf, savedReply } from '#contract/kit/replies.ts'
import { SlugParams } from '#contract/kit/slug-endpoints.ts'
import { CalendarDate } from '#contract/kit/time/calendar-date.ts'
import { z } from '#contract/kit/z.ts'
import { TaxTreatment } from '#contract/taxes/tax-category.ts'
import { IndianGstChoice, TaxRule, TaxRuleDraft, TaxRuleEdit } from '#contract/taxes/tax-rule.ts'

const path = '/tax-rules'
const bySlug = { path: `${path}/:slug`, params: SlugParams }

/** Sales at one rate, or without tax, less credit notes. */
const TaxSummaryRow = z.object({
  /** Exempt sales and sales outside GST have their own rows. */
  treatment: TaxTreatment,
  rate: Percent,
  taxable: Rupees,
  cgst: Rupees,
  sgst: Rupees,
  /** How many invoices and credit notes have lines at this rate. */
  documents: z.int(),
})

/** The same by kind of customer (with or without a GSTIN), SAC and rate, as a return asks for it. */
const TaxSummaryDetail = TaxSummaryRow.extend({ customer: z.enum(['b2b', 'b2c']), sac: z.string() })
export type TaxSummaryDetail = z.infer<typeof TaxSummaryDetail>

export const customerNames: Record<TaxSummaryDetail['customer'], string> = { b2b: 'B2B', b2c: 'B2C' }

const AdvanceTax = z.object({ amount: Rupees, taxable: Rupees, cgst: Rupees, sgst: Rupees })
export type AdvanceTax = z.infer<typeof AdvanceTax>

/** The tax that advances include (Rule 50), at one rate. */
const TaxSummaryAdvances = z.object({
  rate: Percent,
  /** Receipt vouchers less refund vouchers. */
  received: AdvanceTax,
  /** Counted by the invoices of the month, at the rate of the last receipt voucher. */
  adjusted: AdvanceTax,
})

export const TaxSummary = z.object({
  month: z.string(),
  first_day: CalendarDate,
  last_day: CalendarDate,
  rows: z.array(TaxSummaryRow),
  details: z.array(TaxSummaryDetail),
  advances: z.array(TaxSummaryAdvances),
  taxable: Rupees,
  cgst: Rupees,
  sgst: Rupees,
  round_off: Rupees,
  total: Rupees,
  invoices: z.int(),
  credit_notes: z.int(),
})
export type TaxSummary = z.infer<typeof TaxSummary>

/** All that the tax of a bill depends on. */
const BillTaxes = z.object({ rules: z.array(TaxRule), composite: z.boolean() })

export const TaxSummaryQuery = z.object({
  month: z.string().regex(/^20\d\d-(0[1-9]|1[0-2])$/, 'Enter a month as YYYY-MM'),
})

export const taxEndpoints = {
  list: endpoint({
    method: 'GET',
    path,
    access: 'bookings.view',
    summary: 'List tax rates by category, those in force first',
    reply: dataOf(z.array(TaxRule)),
  }),
  forBills: endpoint({
    method: 'GET',
    path: '/bill-taxes',
    access: 'bookings.view',
    summary: 'The tax rates, and whether rent and food plan are one supply: what the tax of a bill is calculated with',
    reply: dataOf(BillTaxes),
  }),
  warnings: endpoint({
    method: 'GET',
    path: `${path}/warnings`,
    access: 'bookings.view',
    summary: 'What is wrong with the tax of the bills to come: gaps in the rates, a missing GSTIN',
    reply: dataOf(z.array(z.string())),
  }),
  save: endpoint({
    method: 'POST',
    path,
    access: 'settings.change',
    summary: 'Add a tax rate',
    body: TaxRuleDraft,
    reply: savedReply(TaxRule),
    status: 201,
  }),
  update: endpoint({
    ...bySlug,
    method: 'PUT',
    access: 'settings.change',
    summary: 'Change a tax rate',
    body: TaxRuleEdit,
    reply: savedReply(TaxRule),
  }),
  remove: endpoint({
    ...bySlug,
    method: 'DELETE',
    access: 'settings.change',
    summary: 'Delete a tax rate',
    reply: Done,
  }),
  installIndianGst: endpoint({
    method: 'POST',
    path: `${path}/indian-gst`,
    access: 'settings.change',
    summary: 'Put the Indian GST rates for hotels in force',
    body: IndianGstChoice,
    reply: savedReply(z.array(TaxRule)),
    status: 201,
  }),
  summary: endpoint({
    method: 'GET',
    path: '/tax-summary',
    access: 'reports.money',
    summary: 'Tax charged in a month, by rate, by kind of customer, SAC and rate, and the tax of advances',
    query: TaxSummaryQuery,
    reply: dataOf(TaxSummary),
  }),
  summaryFile: endpoint({
    method: 'GET',
    path: '/tax-summary.xlsx',
    access: 'reports.money',
    summary: 'Tax charged in a month, for the accountant',
    query: TaxSummaryQuery,
    reply: FileReply,
    file: spreadsheetType,
  }),
}
