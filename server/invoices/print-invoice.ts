import { portalTimeOf } from '#contract/e-invoices/portal-time.ts'
import { taxesOf } from '#contract/folios/make-bill.ts'
import { zero } from '#contract/kit/money.ts'
import { dayIn } from '#contract/kit/time/calendar-date.ts'
import { upiLink } from '#contract/settings/upi.ts'
import type { Db } from '#server/db/connect.ts'
import { getEInvoice } from '#server/e-invoices/e-invoice-store.ts'
import { invoiceProblems } from '#server/invoices/invoice-problems.ts'
import {
  getCorrected,
  getDocument,
  getInvoiceBalance,
  type IssuedDocument,
  listCreditNotesOf,
} from '#server/invoices/invoice-store.ts'
import type { PrintedInvoice } from '#server/invoices/printed-invoice.ts'
import { print } from '#server/kit/documents/print.ts'
import type { Services } from '#server/kit/services.ts'
import { listPaymentsOfInvoice } from '#server/payments/payment-store.ts'
import { getProperty } from '#server/property/property-store.ts'

/** The document as issued, with the payments so far. */
export const printInvoice = async ({ db, files }: Pick<Services, 'db' | 'files'>, number: string) => {
  const found = await getDocument(db, number)
  if (!found) throw invoiceProblems.missing()
  const logo = found.property.logo ? await files.get(found.property.logo) : undefined
  const printed: PrintedInvoice = {
    ...found,
    booking_number: found.booking.booking_number,
    corrects: found.corrects_id ? await getCorrected(db, found.corrects_id) : undefined,
    taxes: taxesOf(found.lines),
    ...(await accountOf(db, found)),
    e_invoice: await printedEInvoice(db, found.id),
    logo,
  }
  return { bytes: await print('invoice', printed), name: `invoice-${number}.pdf` }
}

const printedEInvoice = async (db: Db, id: number): Promise<PrintedInvoice['e_invoice']> => {
  const found = await getEInvoice(db, id)
  if (!found) return undefined
  const { irn, ack_no, ack_at, signed_qr_code, cancelled_at } = found
  return {
    ...{ irn, ack_no, signed_qr_code },
    ack_time: portalTimeOf(new Date(ack_at)),
    cancelled_time: cancelled_at === null ? undefined : portalTimeOf(new Date(cancelled_at)),
  }
}

const accountOf = async (db: Db, document: IssuedDocument) => {
  const { id, kind, number, property } = document
  if (kind === 'credit_note') return { payments: [], credit_notes: [], balance: zero, upi_link: undefined }
  const { time_zone } = await getProperty(db)
  const { balance } = await getInvoiceBalance(db, id)
  const payments = await listPaymentsOfInvoice(db, document)
  return {
    balance,
    payments: payments.reverse().map((payment) => ({ ...payment, day: dayIn(time_zone, new Date(payment.at)) })),
    credit_notes: await listCreditNotesOf(db, id),
    upi_link: balance > 0 && property.upi_id ? upiLink(property, balance, `Invoice ${number}`) : undefined,
  }
}
