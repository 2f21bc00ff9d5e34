import {
  EInvoice,
  EInvoiceCancellation,
  EInvoiceCorrection,
  EInvoiceDraft,
  EInvoicesFileQuery,
  EInvoicesQuery,
} from '#contract/e-invoices/e-invoice.ts'
import { endpoint } from '#contract/kit/endpoint.ts'
import { FileReply } from '#contract/kit/file-reply.ts'
import { dataOf, savedReply } from '#contract/kit/replies.ts'
import { SlugParams } from '#contract/kit/slug-endpoints.ts'
import { z } from '#contract/kit/z.ts'

/** The slug is that of an invoice or of a credit note. */
const ofDocument = { params: SlugParams }
const path = '/invoices/:slug/e-invoice'
const json = { reply: FileReply, file: 'application/json' }

export const eInvoiceEndpoints = {
  ofInvoice: endpoint({
    ...ofDocument,
    method: 'GET',
    path: '/invoices/:slug/e-invoices',
    access: 'bookings.view',
    summary: 'The e-invoices of an invoice and of its credit notes; none if they need none',
    reply: dataOf(z.array(EInvoice)),
  }),
  file: endpoint({
    ...ofDocument,
    ...json,
    method: 'GET',
    path: `${path}.json`,
    access: 'bookings.view',
    summary: 'An invoice or a credit note as JSON for the invoice registration portal (INV-01, version 1.1)',
  }),
  record: endpoint({
    ...ofDocument,
    method: 'POST',
    path,
    access: 'bills.change',
    summary: 'Record what the invoice registration portal answered',
    body: EInvoiceDraft,
    reply: savedReply(EInvoice),
    status: 201,
  }),
  correct: endpoint({
    ...ofDocument,
    method: 'PUT',
    path,
    access: 'bills.change',
    summary: 'Correct the acknowledgement or the signed QR code of an e-invoice',
    body: EInvoiceCorrection,
    reply: savedReply(EInvoice),
  }),
  cancel: endpoint({
    ...ofDocument,
    method: 'POST',
    path: `${path}/cancel`,
    access: 'bills.change',
    summary: 'Record that an e-invoice was cancelled on the portal',
    body: EInvoiceCancellation,
    reply: savedReply(EInvoice),
  }),
  toRegister: endpoint({
    method: 'GET',
    path: '/e-invoices/to-register',
    access: 'bills.change',
    summary: 'The invoices and credit notes that are still to be registered, oldest first',
    query: EInvoicesQuery,
    reply: dataOf(z.array(EInvoice)),
  }),
  files: endpoint({
    ...json,
    method: 'GET',
    path: '/e-invoices/to-register.json',
    access: 'bills.change',
    summary: 'All documents that are still to be registered, in one JSON file for the bulk upload of the portal',
    query: EInvoicesFileQuery,
  }),
}
