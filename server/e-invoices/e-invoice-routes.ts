import type { EInvoice } from '#contract/e-invoices/e-invoice.ts'
import { eInvoiceEndpoints as calls } from '#contract/e-invoices/e-invoice-endpoints.ts'
import { eInvoiceChangeInWords } from '#contract/e-invoices/e-invoice-history-text.ts'
import { eInvoiceMessages as say } from '#contract/e-invoices/e-invoice-messages.ts'
import { dayIn } from '#contract/kit/time/calendar-date.ts'
import { listEntriesById } from '#server/audit/record-entries-store.ts'
import { historyFrom } from '#server/audit/record-history.ts'
import type { Db } from '#server/db/connect.ts'
import { correctEInvoice } from '#server/e-invoices/correct-e-invoice.ts'
import { eInvoiceOf } from '#server/e-invoices/e-invoice-details.ts'
import {
  type EInvoiceDocument,
  listDocumentsToRegister,
  listEInvoiceDocumentsOf,
} from '#server/e-invoices/e-invoice-document-store.ts'
import { eInvoiceFile, eInvoicesFile } from '#server/e-invoices/e-invoice-files.ts'
import { eInvoiceRefusals } from '#server/e-invoices/e-invoice-problems.ts'
import { mustGetDocument } from '#server/e-invoices/must-get-document.ts'
import { recordCancellation, recordEInvoice } from '#server/e-invoices/record-e-invoice.ts'
import { getInvoiceId } from '#server/invoices/invoice-store.ts'
import type { Api } from '#server/kit/http/http.ts'
import type { Services } from '#server/kit/services.ts'
import { getProperty } from '#server/property/property-store.ts'

type Given = Pick<Services, 'db' | 'clock'>

const historyOf = async (db: Db, { registration }: EInvoiceDocument) =>
  registration ? historyFrom(await listEntriesById(db, 'e_invoice', registration.id), eInvoiceChangeInWords) : []

const detailsOf = async ({ db, clock }: Given, documents: EInvoiceDocument[]) => {
  const { time_zone } = await getProperty(db)
  // By the calendar, as the dates of documents.
  const today = dayIn(time_zone, clock.now())
  const found: EInvoice[] = []
  for (const document of documents) found.push(eInvoiceOf(document, today, await historyOf(db, document)))
  return found
}

const details = async (call: Given, slug: string) => {
  const [found] = await detailsOf(call, [await mustGetDocument(call.db, slug)])
  if (!found) throw new Error('a document has its details')
  return found
}

export const eInvoiceRoutes = (api: Api) => {
  api.on(calls.ofInvoice, async (call) => {
    if (!(await getInvoiceId(call.db, call.params.slug))) throw eInvoiceRefusals.missing()
    return { data: await detailsOf(call, await listEInvoiceDocumentsOf(call.db, call.params.slug)) }
  })
  api.on(calls.file, async ({ db, params }) => eInvoiceFile(db, params.slug))
  api.on(calls.record, async (call) => {
    await recordEInvoice(call, call.params.slug, call.body)
    const data = await details(call, call.params.slug)
    return { message: say.recorded(data.number), data }
  })
  api.on(calls.correct, async (call) => {
    await correctEInvoice(call, call.params.slug, call.body)
    const data = await details(call, call.params.slug)
    return { message: say.corrected(data.number), data }
  })
  api.on(calls.cancel, async (call) => {
    await recordCancellation(call, call.params.slug, call.body)
    const data = await details(call, call.params.slug)
    return { message: say.cancelled(data.number), data }
  })
  api.on(calls.toRegister, async (call) => ({
    data: await detailsOf(call, await listDocumentsToRegister(call.db, call.query)),
  }))
  api.on(calls.files, async ({ db, query }) => eInvoicesFile(db, query))
}
