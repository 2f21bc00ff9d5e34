import type { EInvoiceCorrection } from '#contract/e-invoices/e-invoice.ts'
import { eInvoiceMessages as say } from '#contract/e-invoices/e-invoice-messages.ts'
import { instantOfPortalTime } from '#contract/e-invoices/portal-time.ts'
import { eInvoiceRefusals as refuse } from '#server/e-invoices/e-invoice-problems.ts'
import { updateEInvoice } from '#server/e-invoices/e-invoice-store.ts'
import { mustBeAnswerFor } from '#server/e-invoices/must-be-answer-for.ts'
import { mustGetDocument } from '#server/e-invoices/must-get-document.ts'
import { changedMeanwhile } from '#server/kit/records/version-store.ts'
import type { Services } from '#server/kit/services.ts'

type Given = Pick<Services, 'db' | 'clock'>

/** Corrects what was recorded of the portal's answer, until the e-invoice is cancelled. */
export const correctEInvoice = async ({ db, clock }: Given, slug: string, correction: EInvoiceCorrection) => {
  const document = await mustGetDocument(db, slug)
  const { id, registration } = document
  if (!registration) throw refuse.notRegistered()
  if (registration.cancelled_at) throw refuse.alreadyCancelled()
  mustBeAnswerFor(document, { ...correction, irn: registration.irn }, clock.now())
  const ack_at = instantOfPortalTime(correction.ack_at).toISOString()
  if (await updateEInvoice(db, id, { ...correction, ack_at })) return
  throw await changedMeanwhile(db, { entity: 'e_invoice', record_id: registration.id }, say.changedMeanwhile)
}
