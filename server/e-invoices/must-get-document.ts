import type { Db } from '#server/db/connect.ts'
import { getEInvoiceDocument } from '#server/e-invoices/e-invoice-document-store.ts'
import { eInvoiceRefusals as refuse } from '#server/e-invoices/e-invoice-problems.ts'
import { getDocumentId } from '#server/invoices/invoice-store.ts'

/** The document of a slug, or the refusal that says why it has no e-invoice. */
export const mustGetDocument = async (db: Db, slug: string) => {
  const document = await getEInvoiceDocument(db, slug)
  if (document) return document
  throw (await getDocumentId(db, slug)) ? refuse.notNeeded() : refuse.missing()
}
