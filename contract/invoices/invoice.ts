import { EInvoiceStatus } from '#contract/e-invoices/e-invoice-status.ts'
import { BillLine, BillTax } from '#contract/folios/bill.ts'
import { PrintedCompany } from '#contract/folios/billed-company.ts'
import { invoiceMessages as say } from '#contract/invoices/invoice-messages.ts'
import { InvoiceStatus } from '#contract/invoices/invoice-status.ts'
import { Id, IdText } from '#contract/kit/id.ts'
import { Rupees } from '#contract/kit/money.ts'
import { listQuery } from '#contract/kit/paging.ts'
import { Slug } from '#contract/kit/slug-endpoints.ts'
import { requiredText, text } from '#contract/kit/text.ts'
import { CalendarDate, FilterDay, Instant } from '#contract/kit/time/calendar-date.ts'
import { daysInOrder } from '#contract/kit/time/days-in-order.ts'
import { z } from '#contract/kit/z.ts'
import { Payment } from '#contract/payments/payment.ts'
import { Gstin } from '#contract/settings/settings.ts'

/** An invoice as the list shows it. */
export const Invoice = z.object({
  id: Id,
  slug: Slug,
  number: z.string(),
  invoice_date: CalendarDate,
  booking: z.object({ slug: Slug, booking_number: z.string() }),
  /** The slug of its folio; none for the booking's own. */
  folio: Slug.nullish(),
  guest_name: z.string(),
  total: Rupees,
  /** The advance and all payments, less refunds. */
  paid: Rupees,
  credited: Rupees,
  balance: Rupees,
  status: InvoiceStatus,
})
export type Invoice = z.infer<typeof Invoice>

export const InvoiceQuery = listQuery('number', 'invoice_date', 'total', 'balance')
  .extend({
    status: InvoiceStatus.optional(),
    date_from: FilterDay.optional(),
    date_to: FilterDay.optional(),
    /** Invoices for this company of the list of companies. */
    company_id: IdText.optional(),
    e_invoice: EInvoiceStatus.optional(),
  })
  .refine(...daysInOrder('date_from', 'date_to'))
export type InvoiceQuery = z.infer<typeof InvoiceQuery>

/** The sums of all invoices that match the filters, not only of the page. */
export const InvoiceSums = z.object({
  total: Rupees,
  paid: Rupees,
  credited: Rupees,
  /** The sum of the balances of pending invoices. Refunds due are not subtracted. */
  balance: Rupees,
  refund_due: Rupees,
})

/** The company to bill instead of the guest, with its GSTIN. */
export const BilledTo = z
  .object({
    name: requiredText(200),
    address: text(500).default(''),
    gstin: Gstin.default(''),
  })
  .superRefine((company, context) => {
    if (company.gstin === '' || company.address !== '') return
    context.addIssue({ code: 'custom', path: ['address'], input: company, message: say.addressWithGstin })
  })
export type BilledTo = z.infer<typeof BilledTo>

/** The hotel as it was when the invoice was issued. */
export const PrintedProperty = z.object({
  name: z.string(),
  address: z.string(),
  /** For e-invoices; documents from before these were recorded have neither. */
  city: z.string().optional(),
  pin_code: z.string().optional(),
  state: z.string(),
  phone: z.string(),
  email: z.string(),
  gstin: z.string(),
  upi_id: z.string(),
  logo: z.string().nullable(),
})
export type PrintedProperty = z.infer<typeof PrintedProperty>

/** The guest as it was when the invoice was issued. */
export const PrintedGuest = z.object({
  name: z.string(),
  address: z.string(),
  phone: z.string(),
  email: z.string(),
  billed_to: PrintedCompany.nullable(),
})
export type PrintedGuest = z.infer<typeof PrintedGuest>

const InvoiceLine = BillLine.extend({
  position: z.int(),
  /** The amount of the line that credit notes have credited, before tax. */
  credited: Rupees,
  /** The CGST of that amount; SGST is the same. */
  credited_cgst: Rupees,
})

export const CreditNote = z.object({
  id: Id,
  slug: Slug,
  number: z.string(),
  invoice_date: CalendarDate,
  reason: z.string(),
  total: Rupees,
})
export type CreditNote = z.infer<typeof CreditNote>

/** An invoice as its own page shows it. */
export const InvoiceDetail = Invoice.extend({
  /** Null for the booking's own folio. */
  folio_id: Id.nullable(),
  /** The charges that it covers. */
  charge_keys: z.array(z.string()),
  issued_at: Instant,
  property: PrintedProperty,
  guest: PrintedGuest,
  check_in_date: CalendarDate,
  check_out_date: CalendarDate,
  rooms: z.string(),
  lines: z.array(InvoiceLine),
  charges: Rupees,
  taxes: z.array(BillTax),
  cgst: Rupees,
  sgst: Rupees,
  round_off: Rupees,
  /** Received before the invoice, less refunds. */
  advance_amount: Rupees,
  payments: z.array(Payment),
  credit_notes: z.array(CreditNote),
})
export type InvoiceDetail = z.infer<typeof InvoiceDetail>

const CreditedLine = z.object({
  position: z.int(),
  /** Before tax; its tax is credited with it. */
  amount: Rupees.refine((amount) => amount > 0, say.creditMoreThanZero),
})

/** Credits the rest of the invoice, unless lines are given. */
export const CreditNoteDraft = z.object({
  reason: requiredText(500, say.reasonRequired),
  lines: z.array(CreditedLine).min(1, say.creditNothing).max(1000).optional(),
})
export type CreditNoteDraft = z.infer<typeof CreditNoteDraft>
