import { dueDate } from '#contract/companies/ageing.ts'
import type { OpenInvoice } from '#contract/companies/company-payment.ts'
import { listOpenInvoices } from '#server/companies/company-payment-store.ts'
import { mustGetCompany } from '#server/companies/company-statement.ts'
import type { Db } from '#server/db/connect.ts'

const mostListed = 200

/** A company's unpaid invoices with the day on which each is due, oldest first. */
export const listUnpaid = async (db: Db, slug: string): Promise<OpenInvoice[]> => {
  const company = await mustGetCompany(db, slug)
  const open = await listOpenInvoices(db, company.id)
  return open.slice(0, mostListed).map(({ slug, number, invoice_date, guest_name, total, balance }) => ({
    ...{ slug, number, invoice_date, guest_name, total, balance },
    due_date: dueDate(invoice_date, company.payment_terms),
  }))
}
