import { sql } from 'kysely'
import type { EInvoiceStatus } from '#contract/e-invoices/e-invoice-status.ts'
import type { Db } from '#server/db/connect.ts'

export const eInvoiceColumns = [
  'irn',
  'ack_no',
  'ack_at',
  'signed_qr_code',
  'cancelled_at',
  'cancel_reason',
  'cancel_remark',
] as const

/**
 * Documents to a customer with a GSTIN, issued since e-invoicing applies to the hotel. A credit note needs none if the
 * e-invoice of its invoice was cancelled: for the tax office, that invoice no longer exists.
 */
export const needsEInvoice = sql<boolean>`(
  coalesce(invoice.guest -> 'billed_to' ->> 'gstin', '') <> ''
  and invoice.invoice_date >= (select property.e_invoice_since from property)
  and exists (
    select from invoice_line taxed
    where taxed.invoice_id = invoice.id and taxed.treatment = 'taxable' and taxed.tax_rate > 0
  )
  and not exists (
    select from e_invoice corrected
    where corrected.invoice_id = invoice.corrects_id and corrected.status = 'cancelled'
  )
)`

export const hasEInvoice = sql<boolean>`exists (select from e_invoice own where own.invoice_id = invoice.id)`

/** Invoices whose e-invoice has a status, by their id. */
export const invoicesWith = (status: EInvoiceStatus) =>
  status === 'to_register'
    ? sql<number>`(select invoice.id from invoice where ${needsEInvoice} and not ${hasEInvoice})`
    : sql<number>`(select e_invoice.invoice_id from e_invoice where e_invoice.status = ${status})`

export const getEInvoice = (db: Db, invoiceId: number) =>
  db.selectFrom('e_invoice').select(eInvoiceColumns).where('invoice_id', '=', invoiceId).executeTakeFirst()

interface NewEInvoice {
  invoice_id: number
  irn: string
  ack_no: string
  ack_at: string
  signed_qr_code: string
}

/** False if it was cancelled, or a colleague has changed it since this version. */
export const updateEInvoice = async (
  db: Db,
  invoiceId: number,
  { version, ...answer }: Pick<NewEInvoice, 'ack_no' | 'ack_at' | 'signed_qr_code'> & { version: number },
) => {
  const { numUpdatedRows } = await db
    .updateTable('e_invoice')
    .set(answer)
    .where('invoice_id', '=', invoiceId)
    .where('status', '=', 'registered')
    .where('version', '=', version)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

export const insertEInvoice = (db: Db, eInvoice: NewEInvoice) =>
  db.insertInto('e_invoice').values(eInvoice).executeTakeFirstOrThrow()

interface CancelledEInvoice {
  cancelled_at: string
  cancel_reason: 'duplicate' | 'data_entry_mistake' | 'order_cancelled' | 'other'
  cancel_remark: string
}

/** False if it is not registered, or was cancelled before. */
export const cancelEInvoice = async (db: Db, invoiceId: number, cancelled: CancelledEInvoice) => {
  const { numUpdatedRows } = await db
    .updateTable('e_invoice')
    .set({ ...cancelled, status: 'cancelled' })
    .where('invoice_id', '=', invoiceId)
    .where('status', '=', 'registered')
    .executeTakeFirst()
  return numUpdatedRows > 0n
}
