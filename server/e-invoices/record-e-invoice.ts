import type { EInvoiceCancellation, EInvoiceDraft } from '#contract/e-invoices/e-invoice.ts'
import { instantOfPortalTime, portalTimeOf } from '#contract/e-invoices/portal-time.ts'
import { eInvoiceRefusals as refuse } from '#server/e-invoices/e-invoice-problems.ts'
import { cancelEInvoice, insertEInvoice } from '#server/e-invoices/e-invoice-store.ts'
import { mustBeAnswerFor } from '#server/e-invoices/must-be-answer-for.ts'
import { mustGetDocument } from '#server/e-invoices/must-get-document.ts'
import type { Services } from '#server/kit/services.ts'

type Given = Pick<Services, 'db' | 'clock'>

/** Records the answer of the portal, if it is the answer for this document. */
export const recordEInvoice = async ({ db, clock }: Given, slug: string, draft: EInvoiceDraft) => {
  const document = await mustGetDocument(db, slug)
  if (document.registration) throw refuse.alreadyRegistered()
  mustBeAnswerFor(document, draft, clock.now())
  const ack_at = instantOfPortalTime(draft.ack_at).toISOString()
  await insertEInvoice(db, { ...draft, invoice_id: document.id, ack_at })
}

/** Records a cancellation that was made on the portal. The database checks that it was within 24 hours. */
export const recordCancellation = async (
  { db, clock }: Given,
  slug: string,
  { cancelled_at, ...cancellation }: EInvoiceCancellation,
) => {
  const { id, registration } = await mustGetDocument(db, slug)
  if (!registration) throw refuse.notRegistered()
  const cancelled = instantOfPortalTime(cancelled_at)
  if (cancelled > clock.now()) throw refuse.timeInFuture('cancelled_at')
  const ack = new Date(registration.ack_at)
  if (cancelled < ack) throw refuse.cancelledTooEarly(portalTimeOf(ack))
  if (!(await cancelEInvoice(db, id, { ...cancellation, cancelled_at: cancelled.toISOString() }))) {
    throw refuse.alreadyCancelled()
  }
}
