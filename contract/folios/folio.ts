import { CompanySummary } from '#contract/companies/company-summary.ts'
import { BillLine, ChargeKind } from '#contract/folios/bill.ts'
import { folioMessages as say } from '#contract/folios/folio-messages.ts'
import { InvoiceStatus } from '#contract/invoices/invoice-status.ts'
import { Id } from '#contract/kit/id.ts'
import { atMost, highestPrice, type Paise, Rupees } from '#contract/kit/money.ts'
import { Percent } from '#contract/kit/percent.ts'
import { Slug } from '#contract/kit/slug-endpoints.ts'
import { requiredText, text } from '#contract/kit/text.ts'
import { CalendarDate, Instant } from '#contract/kit/time/calendar-date.ts'
import { Version } from '#contract/kit/version.ts'
import { wholeNumber } from '#contract/kit/whole-number.ts'
import { z } from '#contract/kit/z.ts'
import { TaxTreatment } from '#contract/taxes/tax-category.ts'

/** A charge of a folio that is on no invoice yet. */
const FolioCharge = z.object({
  /** Names the charge in moves: `room:1:2026-11-15`. */
  charge_id: z.string(),
  kind: ChargeKind,
  line: z.int().nullable(),
  date: CalendarDate,
  name: z.string(),
  /** Only an amount of the charge is in this folio. */
  is_part: z.boolean(),
  quantity: z.int(),
  rate: Rupees,
  discount: Rupees,
  /** Before tax. */
  amount: Rupees,
  treatment: TaxTreatment,
  tax_rate: Percent,
  /** The slug of an extra, which can be deleted. */
  extra: Slug.nullable(),
})
export type FolioCharge = z.infer<typeof FolioCharge>

const DiscountOn = z.enum(['rooms', 'all'])

const Discount = z.object({
  slug: Slug,
  /** It follows the charges into every folio. */
  is_for_booking: z.boolean(),
  percent: Percent.nullable(),
  amount: Rupees.nullable(),
  on: DiscountOn,
  /** The limit of who gave or approved it: it takes no larger part of its charges. */
  at_most_percent: Percent.nullable(),
  reason: z.string(),
  given_at: Instant,
  who: z.string().nullable(),
  /** What it takes off the open charges, before tax. */
  given: Rupees,
  /** What invoices have given of it. */
  invoiced: Rupees,
})

const FolioInvoice = z.object({
  slug: Slug,
  number: z.string(),
  status: InvoiceStatus,
  total: Rupees,
  paid: Rupees,
  credited: Rupees,
  balance: Rupees,
})

/** Who pays which part of a booking's bill. */
export const Folio = z.object({
  /** The booking's own folio has the slug of the booking. */
  slug: Slug,
  is_first: z.boolean(),
  name: z.string(),
  company: CompanySummary.nullable(),
  /** Another guest than the booking's. */
  guest: z.object({ id: Id, slug: Slug, name: z.string() }).nullable(),
  routes: z.array(ChargeKind),
  /** The rule takes only the charges of this booked room. */
  line: z.int().nullable(),
  charges: z.array(FolioCharge),
  discounts: z.array(Discount),
  /** The lines of the next invoice. */
  lines: z.array(BillLine),
  /** Of the open charges, with tax. */
  open_total: Rupees,
  /** Received and in no invoice yet. */
  advance_amount: Rupees,
  /** Invoices less credit notes, and open charges. */
  total: Rupees,
  paid: Rupees,
  balance: Rupees,
  invoices: z.array(FolioInvoice),
  version: z.int(),
})
export type Folio = z.infer<typeof Folio>

const folioFields = {
  /** By default the name of the company or the guest. */
  name: text(100).default(''),
  company_id: Id.nullable().default(null),
  guest_id: Id.nullable().default(null),
  routes: z.array(ChargeKind).max(4).default([]),
  line: z.int().min(1).max(1000).nullable().default(null),
}

interface Payer {
  name: string
  company_id: number | null
  guest_id: number | null
}

const checkPayer = (folio: Payer, context: z.core.$RefinementCtx<Payer>) => {
  const { name, company_id, guest_id } = folio
  if (company_id !== null && guest_id !== null) {
    context.addIssue({ code: 'custom', path: ['guest_id'], input: folio, message: say.onePayer })
  }
  if (name === '' && company_id === null && guest_id === null) {
    context.addIssue({ code: 'custom', path: ['name'], input: folio, message: say.nameRequired })
  }
}

export const FolioDraft = z.object(folioFields).superRefine(checkPayer)
export type FolioDraft = z.infer<typeof FolioDraft>

export const FolioEdit = z.object({ ...folioFields, version: Version }).superRefine(checkPayer)
export type FolioEdit = z.infer<typeof FolioEdit>

/** A charge besides nights and orders: an item or a text, with a price before tax. */
export const ExtraDraft = z
  .object({
    item_id: Id.nullish(),
    description: text(200).default(''),
    date: CalendarDate.optional(),
    quantity: wholeNumber(say.quantity).min(1, say.quantity).max(999, say.quantity).default(1),
    rate: Rupees.refine((rate) => rate >= 0, say.notNegative).refine(...atMost(highestPrice)),
    /** The id of a tax category; an item brings its own. */
    tax_category: Id.nullish(),
    /** The booked room that it is for. */
    line: z.int().min(1).max(1000).nullish(),
  })
  .superRefine((extra, context) => {
    if (extra.description !== '' || extra.item_id) return
    context.addIssue({ code: 'custom', path: ['description'], input: extra, message: say.descriptionRequired })
  })
export type ExtraDraft = z.infer<typeof ExtraDraft>

const discountTerms = {
  percent: Percent.nullish(),
  amount: Rupees.refine((amount) => amount > 0, say.moreThanZero).nullish(),
  on: DiscountOn.default('all'),
}

interface Terms {
  percent?: number | null | undefined
  amount?: Paise | null | undefined
}

const checkTerms = (discount: Terms, context: z.core.$RefinementCtx<Terms>) => {
  if (Boolean(discount.percent) !== Boolean(discount.amount)) return
  // The dialog shows one of the two fields.
  for (const field of ['percent', 'amount'])
    context.addIssue({ code: 'custom', path: [field], input: discount, message: say.percentOrAmount })
}

/** A discount in percent or as an amount before tax. */
export const DiscountDraft = z
  .object({ ...discountTerms, reason: requiredText(500, say.reasonRequired) })
  .superRefine(checkTerms)
export type DiscountDraft = z.infer<typeof DiscountDraft>

/** A discount that is not given yet. */
export const DiscountPreview = z.object(discountTerms).superRefine(checkTerms)
export type DiscountPreview = z.infer<typeof DiscountPreview>

const charges = z.array(z.string().max(100)).min(1, say.chooseCharge).max(1000)

export const MoveCharges = z.object({ charge_ids: charges, to_folio: Slug })
export type MoveCharges = z.infer<typeof MoveCharges>

/** Moves an amount before tax of a charge to another folio. */
export const SplitCharge = z.object({
  charge_id: z.string().max(100),
  amount: Rupees.refine((amount) => amount > 0, say.moreThanZero),
  to_folio: Slug,
})
export type SplitCharge = z.infer<typeof SplitCharge>

const folios = z
  .array(Slug)
  .min(2, say.chooseFolios)
  .max(100)
  .refine((slugs) => new Set(slugs).size === slugs.length, say.folioTwice)

/** Divides charges equally among folios. */
export const SplitEqually = z.object({ charge_ids: charges, folios })
export type SplitEqually = z.infer<typeof SplitEqually>
