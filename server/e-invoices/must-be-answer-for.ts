import type { EInvoiceDraft } from '#contract/e-invoices/e-invoice.ts'
import { instantOfPortalTime, portalTimeOf } from '#contract/e-invoices/portal-time.ts'
import { rupeesFromPaise } from '#contract/kit/money.ts'
import type { EInvoiceDocument } from '#server/e-invoices/e-invoice-document-store.ts'
import { eInvoiceRefusals as refuse } from '#server/e-invoices/e-invoice-problems.ts'
import { irnOf } from '#server/e-invoices/irn.ts'
import { documentType, portalDay } from '#server/e-invoices/make-inv01.ts'
import { readSignedQrCode, type SignedData } from '#server/e-invoices/read-signed-qr-code.ts'

/** Refuses the answer for another document, so that a clerk who mixes up two answers is told. */
export const mustBeAnswerFor = (document: EInvoiceDocument, draft: EInvoiceDraft, now: Date) => {
  const expected = irnOf({ ...document, gstin: document.property.gstin, type: documentType(document) })
  if (draft.irn !== expected) throw refuse.irnOfOther()
  const signed = readSignedQrCode(draft.signed_qr_code)
  if (!signed) throw refuse.wrongSignedQrCode()
  mustName(document, draft.irn, signed)
  const ack = instantOfPortalTime(draft.ack_at)
  if (ack > now) throw refuse.timeInFuture('ack_at')
  if (portalTimeOf(ack).slice(0, 10) < document.invoice_date) throw refuse.ackTooEarly()
  if (signed.IrnDt && differs(ack, instantOfPortalTime(signed.IrnDt))) throw refuse.ackDiffers(signed.IrnDt)
}

const mustName = (document: EInvoiceDocument, irn: string, signed: SignedData) => {
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

const minute = 60_000

/** Portals round one of the two times to the minute. A time that cannot be read is not compared. */
const differs = (ack: Date, signed: Date) => Math.abs(ack.getTime() - signed.getTime()) >= minute
