import {
  CreditNote,
  CreditNoteDraft,
  Invoice,
  InvoiceDetail,
  InvoiceQuery,
  InvoiceSums,
} from '#contract/invoices/invoice.ts'
import { endpoint } from '#contract/kit/endpoint.ts'
import { FileReply, spreadsheetType } from '#contract/kit/file-reply.ts'
import { pageOf } from '#contract/kit/paging.ts'
import { dataOf, savedReply } from '#contract/kit/replies.ts'
import { SlugParams } from '#contract/kit/slug-endpoints.ts'
import { z } from '#contract/kit/z.ts'
import { PayDraft, Payment } from '#contract/payments/payment.ts'

const path = '/invoices'
const bySlug = { params: SlugParams }

export const invoiceEndpoints = {
  list: endpoint({
    method: 'GET',
    path,
    access: 'bookings.view',
    summary:
      'List invoices, newest first, with the sums of all that fit for those who may see revenue; search by number, booking or guest',
    query: InvoiceQuery,
    reply: dataOf(pageOf(Invoice).shape.data.extend({ sums: InvoiceSums.nullable() })),
  }),
  file: endpoint({
    method: 'GET',
    path: `${path}.xlsx`,
    access: 'reports.money',
    summary: 'All invoices that fit, as an Excel file',
    query: InvoiceQuery,
    reply: FileReply,
    file: spreadsheetType,
  }),
  get: endpoint({
    ...bySlug,
    method: 'GET',
    path: `${path}/:slug`,
    access: 'bookings.view',
    summary: 'Get an invoice',
    reply: dataOf(InvoiceDetail),
  }),
  pdf: endpoint({
    method: 'GET',
    path: `${path}/number/:number/pdf`,
    access: 'bookings.view',
    summary: 'An invoice or a credit note as a PDF',
    params: z.object({ number: z.string().regex(/^[A-Z0-9-]{1,16}$/) }),
    reply: FileReply,
    file: 'application/pdf',
  }),
  pay: endpoint({
    ...bySlug,
    method: 'POST',
    path: `${path}/:slug/pay`,
    access: 'payments.take',
    summary:
      'Pay an invoice: what is left, unless an amount is given. The method Company saves no payment: the balance stays in the account of the company',
    body: PayDraft,
    reply: savedReply(InvoiceDetail).extend({ payment: Payment.nullable() }),
  }),
  credit: endpoint({
    ...bySlug,
    method: 'POST',
    path: `${path}/:slug/credit-notes`,
    access: 'invoices.credit',
    summary: 'Correct an invoice by a credit note',
    body: CreditNoteDraft,
    reply: savedReply(InvoiceDetail).extend({ credit_note: CreditNote }),
    status: 201,
  }),
}
