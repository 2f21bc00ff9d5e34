import type { EInvoice } from '#contract/e-invoices/e-invoice.ts'
import { registerBy } from '#contract/e-invoices/e-invoice-limits.ts'
import type { RecordEvent } from '#contract/kit/record-event.ts'
import type { CalendarDate } from '#contract/kit/time/calendar-date.ts'
import type { EInvoiceDocument } from '#server/e-invoices/e-invoice-document-store.ts'
import { findProblems } from '#server/e-invoices/find-problems.ts'
import { makeInv01 } from '#server/e-invoices/make-inv01.ts'

const statusOf = ({ registration }: EInvoiceDocument) => {
  if (!registration) return 'to_register'
  return registration.cancelled_at ? 'cancelled' : 'registered'
}

/** A document with its registration, or with what is missing for it. */
export const eInvoiceOf = (document: EInvoiceDocument, today: CalendarDate, history: RecordEvent[]): EInvoice => {
  const { slug, number, kind, invoice_date, corrects, customer, total, registration } = document
  const status = statusOf(document)
  const register_by = registerBy(invoice_date)
  return {
    ...{ slug, number, kind, invoice_date, total, status, register_by },
    registration: registration && { ...registration, history },
    invoice_slug: corrects?.slug ?? slug,
    customer: customer.name,
    is_late: status === 'to_register' && register_by < today,
    problems: status === 'to_register' ? findProblems(makeInv01(document)) : [],
  }
}
