import type { EInvoicesFileQuery } from '#contract/e-invoices/e-invoice.ts'
import { largestUpload } from '#contract/e-invoices/e-invoice-limits.ts'
import type { Db } from '#server/db/connect.ts'
import { listDocumentsToRegister } from '#server/e-invoices/e-invoice-document-store.ts'
import { eInvoiceRefusals as refuse } from '#server/e-invoices/e-invoice-problems.ts'
import { findProblems } from '#server/e-invoices/find-problems.ts'
import type { Inv01 } from '#server/e-invoices/inv01.ts'
import { makeInv01 } from '#server/e-invoices/make-inv01.ts'
import { mustGetDocument } from '#server/e-invoices/must-get-document.ts'

/** The portal's upload wants a list, also for one document. */
const bytesOf = (documents: Inv01[]) => Buffer.from(JSON.stringify(documents, null, 2))

/** One document for the portal. */
export const eInvoiceFile = async (db: Db, slug: string) => {
  const document = makeInv01(await mustGetDocument(db, slug))
  const problems = findProblems(document)
  if (problems.length > 0) throw refuse.incomplete(problems)
  return { bytes: bytesOf([document]), name: `e-invoice-${document.DocDtls.No}.json` }
}

/** All documents of some days that are still to be registered. */
export const eInvoicesFile = async (db: Db, query: EInvoicesFileQuery) => {
  const all = (await listDocumentsToRegister(db, query)).map(makeInv01)
  const problems = new Map(all.map((document) => [document.DocDtls.No, findProblems(document)]))
  const isReady = ({ DocDtls }: Inv01) => problems.get(DocDtls.No)?.length === 0
  const ready = all.filter(isReady)
  if (ready.length < all.length && !query.only_ready) {
    throw refuse.someIncomplete(new Map([...problems].filter(([, found]) => found.length > 0)))
  }
  if (ready.length === 0) throw refuse.nothingToRegister()
  const bytes = bytesOf(ready)
  if (bytes.length > largestUpload) throw refuse.tooLarge()
  return { bytes, name: 'e-invoices.json' }
}
