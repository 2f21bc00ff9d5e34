import { eInvoiceMessages as say } from '#contract/e-invoices/e-invoice-messages.ts'
import { EInvoiceStatus } from '#contract/e-invoices/e-invoice-status.ts'
import { PortalTime } from '#contract/e-invoices/portal-time.ts'
import { Flag } from '#contract/kit/flag.ts'
import { Rupees } from '#contract/kit/money.ts'
import { RecordEvent } from '#contract/kit/record-event.ts'
import { Slug } from '#contract/kit/slug-endpoints.ts'
import { text } from '#contract/kit/text.ts'
import { CalendarDate, FilterDay, Instant } from '#contract/kit/time/calendar-date.ts'
import { daysInOrder } from '#contract/kit/time/days-in-order.ts'
import { Version } from '#contract/kit/version.ts'
import { z } from '#contract/kit/z.ts'

export const CancelReason = z.enum(['duplicate', 'data_entry_mistake', 'order_cancelled', 'other'], say.reasonRequired)
export type CancelReason = z.infer<typeof CancelReason>

/** What the portal answered for a document. */
const Registration = z.object({
  irn: z.string(),
  ack_no: z.string(),
  ack_at: Instant,
  signed_qr_code: z.string(),
  cancelled_at: Instant.nullable(),
  cancel_reason: CancelReason.nullable(),
  cancel_remark: z.string(),
  version: z.int(),
  /** Who recorded, corrected and cancelled it, newest first. */
  history: z.array(RecordEvent),
})

/** An invoice or a credit note that needs an e-invoice. */
export const EInvoice = z.object({
  slug: Slug,
  number: z.string(),
  kind: z.enum(['invoice', 'credit_note']),
  invoice_date: CalendarDate,
  /** The page of a credit note is that of its invoice. */
  invoice_slug: Slug,
  customer: z.string(),
  total: Rupees,
  status: EInvoiceStatus,
  /** The last day for hotels with a high turnover, and whether it is over and the document not registered. */
  register_by: CalendarDate,
  is_late: z.boolean(),
  /** What the portal would refuse, in sentences. */
  problems: z.array(z.string()),
  registration: Registration.nullable(),
})
export type EInvoice = z.infer<typeof EInvoice>

const irn = z
  .string(say.wrongIrn)
  .trim()
  .toLowerCase()
  .regex(/^[0-9a-f]{64}$/, say.wrongIrn)
const ackNo = z
  .string(say.wrongAckNo)
  .trim()
  .regex(/^\d{15}$/, say.wrongAckNo)
/** A signed token: three parts with dots between them. A QR code of this length can still be scanned. */
const signedQrCode = z
  .string(say.wrongSignedQrCode)
  .trim()
  .max(2500, say.wrongSignedQrCode)
  .regex(/^[\w-]+\.[\w-]+\.[\w-]+$/, say.wrongSignedQrCode)

export const EInvoiceDraft = z.object({ irn, ack_no: ackNo, ack_at: PortalTime, signed_qr_code: signedQrCode })
export type EInvoiceDraft = z.infer<typeof EInvoiceDraft>

/** The IRN follows from the document, so that only the rest of the answer can be wrong. */
export const EInvoiceCorrection = EInvoiceDraft.omit({ irn: true }).extend({ version: Version })
export type EInvoiceCorrection = z.infer<typeof EInvoiceCorrection>

export const EInvoiceCancellation = z.object({
  cancel_reason: CancelReason,
  cancel_remark: text(100).default(''),
  cancelled_at: PortalTime,
})
export type EInvoiceCancellation = z.infer<typeof EInvoiceCancellation>

const days = { date_from: FilterDay.optional(), date_to: FilterDay.optional() }

export const EInvoicesQuery = z.object(days).refine(...daysInOrder('date_from', 'date_to'))
export type EInvoicesQuery = z.infer<typeof EInvoicesQuery>

export const EInvoicesFileQuery = z
  .object({
    ...days,
    /** Leaves out documents that the portal would refuse. Without it, such documents stop the download. */
    only_ready: Flag.optional(),
  })
  .refine(...daysInOrder('date_from', 'date_to'))
export type EInvoicesFileQuery = z.infer<typeof EInvoicesFileQuery>
