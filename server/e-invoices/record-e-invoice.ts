import type { EInvoiceCancellation, EInvoiceDraft } from '#contract/e-invoices/e-invoice.ts'
import { instantOfPortalTime, portalTimeOf } from '#contract/e-invoices/portal-time.ts'
import { rupeesFromPaise } from '#contract/kit/money.ts'
import type { Db } from '#server/db/connect.ts'
import { type EInvoiceDocument, getEInvoiceDocument } from '#server/e-invoices/e-invoice-document-store.ts'
import { eInvoiceRefusals as refuse } from '#server/e-invoices/e-invoice-problems.ts'
import { cancelEInvoice, insertEInvoice } from '#server/e-invoices/e-invoice-store.ts'
import { irnOf } from '#server/e-invoices/irn.ts'
import { documentType, portalDay } from '#server/e-invoices/make-inv01.ts'
import { readSignedQrCode } from '#server/e-invoices/read-signed-qr-code.ts'
import { getDocumentId } from '#server/invoices/invoice-store.ts'
import type { Services } from '#server/kit/services.ts'

type Given = Pick<Services, 'db' | 'clock'>

/** The document of a slug, or the refusal that says why it has no e-invoice. */
export const mustGetDocument = async (db: Db, slug: string) => {
  const document = await getEInvoiceDocument(db, slug)
  if (document) return document
  throw (await getDocumentId(db, slug)) ? refuse.notNeeded() : refuse.missing()
}

/** Records the answer of the portal, if it is the answer for this document. */
export const recordEInvoice = async ({ db, clock }: Given, slug: string, draft: EInvoiceDraft) => {
  const document = await mustGetDocument(db, slug)
  if (document.registration) throw refuse.alreadyRegistered()
  const expected = irnOf({ ...document, gstin: document.property.gstin, type: documentType(document) })
  if (draft.irn !== expected) throw refuse.irnOfOther()
  mustBeOf(document, draft)
  const ack = instantOfPortalTime(draft.ack_at)
  if (ack > clock.now()) throw refuse.timeInFuture('ack_at')
  if (portalTimeOf(ack).slice(0, 10) < document.invoice_date) throw refuse.ackTooEarly()
  await insertEInvoice(db, { ...draft, invoice_id: document.id, ack_at: ack.toISOString() })
}

/** The signed QR code names the document, so that a clerk who mixes up two answers is told. */
const mustBeOf = (document: EInvoiceDocument, { irn, signed_qr_code }: EInvoiceDraft) => {
  const signed = readSignedQrCode(signed_qr_code)
  if (!signed) throw refuse.wrongSignedQrCode()
  const compared: [what: string, found: string | number, expected: string | number][] = [
    ['the IRN', signed.Irn.toLowerCase(), irn],
    ['the GSTIN of the hotel', signed.SellerGstin, document.property.gstin],
    ['the GSTIN of the customer', signed.BuyerGstin, document.customer.gstin],
    ['the type of the document', signed.DocTyp, documentType(document)],
    ['the number of the document', signed.DocNo, document.number],
    ['the date of the document', signed.DocDt, portalDay(document.invoice_date)],
    ['the total', signed.TotInvVal, rupeesFromPaise(document.total)],
  ]
  for (const [what, found, expected] of compared) {
    if (found !== expected) throw refuse.qrCodeDiffers(what, String(found))
  }
}

/** Records a cancellation that was made on the portal. The database checks that it was within 24 hours. */
export const recordCancellation = async (
  { db, clock }: Given,
  slug: string,
  { cancelled_at, ...cancellation }: EInvoiceCancellation,
) => {
  const { id } = await mustGetDocument(db, slug)
  const cancelled = instantOfPortalTime(cancelled_at)
  if (cancelled > clock.now()) throw refuse.timeInFuture('cancelled_at')
  if (!(await cancelEInvoice(db, id, { ...cancellation, cancelled_at: cancelled.toISOString() }))) {
    throw refuse.notRegistered()
  }
}
