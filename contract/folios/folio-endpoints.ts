import { Bill, BillQuery } from '#contract/folios/bill.ts'
import {
  DiscountDraft,
  DiscountPreview,
  ExtraDraft,
  Folio,
  FolioDraft,
  FolioEdit,
  MoveCharges,
  SplitCharge,
  SplitEqually,
} from '#contract/folios/folio.ts'
import { BilledTo, InvoiceDetail } from '#contract/invoices/invoice.ts'
import { endpoint } from '#contract/kit/endpoint.ts'
import { dataOf, savedReply } from '#contract/kit/replies.ts'
import { SlugParams } from '#contract/kit/slug-endpoints.ts'
import { requiredText } from '#contract/kit/text.ts'
import { z } from '#contract/kit/z.ts'

const bySlug = { params: SlugParams }
/** Every change answers with all folios of the booking, since it may change several. */
const Changed = savedReply(z.array(Folio))

const InvoiceFolio = z.object({ billed_to: BilledTo.optional() }).prefault({})

/** Without a company the invoice is for the guest. */
export const Rebill = z.object({
  billed_to: BilledTo.nullable(),
  reason: requiredText(500).default('Billed to someone else'),
})
export type Rebill = z.infer<typeof Rebill>

export const folioEndpoints = {
  list: endpoint({
    ...bySlug,
    method: 'GET',
    path: '/bookings/:slug/folios',
    access: 'bookings.view',
    summary: 'The folios of a booking with their open charges, invoices and balances',
    query: BillQuery,
    reply: dataOf(z.array(Folio)),
  }),
  add: endpoint({
    ...bySlug,
    method: 'POST',
    path: '/bookings/:slug/folios',
    access: 'bills.change',
    summary: 'Add a folio: for a company, another guest, or one room',
    body: FolioDraft,
    reply: Changed,
    status: 201,
  }),
  forRooms: endpoint({
    ...bySlug,
    method: 'POST',
    path: '/bookings/:slug/folios/for-rooms',
    access: 'bills.change',
    summary: 'Add a folio for each further room of a group',
    reply: Changed,
    status: 201,
  }),
  update: endpoint({
    ...bySlug,
    method: 'PUT',
    path: '/folios/:slug',
    access: 'bills.change',
    summary: 'Change who pays a folio and which charges it takes',
    body: FolioEdit,
    reply: Changed,
  }),
  delete: endpoint({
    ...bySlug,
    method: 'DELETE',
    path: '/folios/:slug',
    access: 'bills.change',
    summary: 'Delete a folio without payments and invoices; its charges go back',
    reply: Changed,
  }),
  addCharge: endpoint({
    ...bySlug,
    method: 'POST',
    path: '/folios/:slug/charges',
    access: 'bills.change',
    summary: 'Add a charge: an item or a text with a price',
    body: ExtraDraft,
    reply: Changed,
    status: 201,
  }),
  deleteCharge: endpoint({
    ...bySlug,
    method: 'DELETE',
    path: '/extras/:slug',
    access: 'bills.change',
    summary: 'Delete an added charge that is on no invoice',
    reply: Changed,
  }),
  giveDiscount: endpoint({
    ...bySlug,
    method: 'POST',
    path: '/folios/:slug/discounts',
    access: 'discounts.give',
    summary: 'Give a discount on the open charges of a folio',
    body: DiscountDraft,
    reply: Changed,
    status: 201,
  }),
  previewDiscount: endpoint({
    ...bySlug,
    method: 'POST',
    path: '/folios/:slug/preview-discount',
    access: 'discounts.give',
    summary: 'The open charges of a folio before and after a discount that is not given yet',
    body: DiscountPreview,
    reply: dataOf(z.object({ before: Bill, after: Bill })),
    tells: 'nobody',
  }),
  deleteDiscount: endpoint({
    ...bySlug,
    method: 'DELETE',
    path: '/discounts/:slug',
    access: 'discounts.give',
    summary: 'Delete a discount that no invoice has given',
    reply: Changed,
  }),
  moveCharges: endpoint({
    ...bySlug,
    method: 'POST',
    path: '/folios/:slug/move-charges',
    access: 'bills.change',
    summary: 'Move charges to another folio of the booking',
    body: MoveCharges,
    reply: Changed,
  }),
  splitCharge: endpoint({
    ...bySlug,
    method: 'POST',
    path: '/folios/:slug/split-charge',
    access: 'bills.change',
    summary: 'Move an amount of a charge to another folio',
    body: SplitCharge,
    reply: Changed,
  }),
  splitEqually: endpoint({
    ...bySlug,
    method: 'POST',
    path: '/folios/:slug/split-equally',
    access: 'bills.change',
    summary: 'Divide charges equally among folios',
    body: SplitEqually,
    reply: Changed,
  }),
  invoice: endpoint({
    ...bySlug,
    method: 'POST',
    path: '/folios/:slug/invoice',
    access: 'bills.change',
    summary: 'Invoice the open charges: up to last night during the stay, all of them after it',
    body: InvoiceFolio,
    reply: Changed.extend({ invoice_number: z.string(), invoice_slug: z.string() }),
    status: 201,
  }),
  rebill: endpoint({
    ...bySlug,
    method: 'POST',
    path: '/invoices/:slug/rebill',
    access: 'invoices.credit',
    summary: 'Bill an invoice to someone else: a credit note and a new invoice in one step',
    body: Rebill,
    reply: savedReply(InvoiceDetail),
    status: 201,
  }),
}
