import { companyMessages } from '#contract/companies/company-messages.ts'
import { creditNoteEndpoints } from '#contract/invoices/credit-note-list.ts'
import { invoiceEndpoints } from '#contract/invoices/invoice-endpoints.ts'
import { invoiceMessages as say } from '#contract/invoices/invoice-messages.ts'
import { may } from '#contract/kit/permission.ts'
import { paymentMessages } from '#contract/payments/payment-messages.ts'
import { companyOfInvoice } from '#server/companies/company-credit-store.ts'
import type { Db } from '#server/db/connect.ts'
import { creditInvoice } from '#server/invoices/credit-invoice.ts'
import { creditNoteFile } from '#server/invoices/credit-note-file.ts'
import { listCreditNotes } from '#server/invoices/credit-note-store.ts'
import { invoiceFile } from '#server/invoices/invoice-file.ts'
import { listInvoices } from '#server/invoices/invoice-list-store.ts'
import { invoiceProblems } from '#server/invoices/invoice-problems.ts'
import { getInvoice, getInvoiceId } from '#server/invoices/invoice-store.ts'
import { printInvoice } from '#server/invoices/print-invoice.ts'
import type { Api } from '#server/kit/http/http.ts'
import { payInvoice } from '#server/payments/take-payment.ts'

const mustGet = async (db: Db, slug: string) => {
  const invoice = await getInvoice(db, slug)
  if (!invoice) throw invoiceProblems.missing()
  return invoice
}

export const invoiceRoutes = (api: Api) => {
  api.on(invoiceEndpoints.list, async ({ db, user, query }) => {
    const { sums, ...page } = await listInvoices(db, query)
    return { data: { ...page, sums: may(user.granted, 'reports.money') ? sums : null } }
  })
  api.on(invoiceEndpoints.file, async ({ db, query }) => invoiceFile(db, query))
  api.on(creditNoteEndpoints.list, async ({ db, user, query }) => {
    const { sum, ...page } = await listCreditNotes(db, query)
    return { data: { ...page, sum: may(user.granted, 'reports.money') ? sum : null } }
  })
  api.on(creditNoteEndpoints.file, async ({ db, query }) => creditNoteFile(db, query))
  api.on(invoiceEndpoints.get, async ({ db, params }) => ({ data: await mustGet(db, params.slug) }))
  api.on(invoiceEndpoints.pdf, async (call) => printInvoice(call, call.params.number))
  api.on(invoiceEndpoints.pay, async (call) => {
    const found = await getInvoiceId(call.db, call.params.slug)
    if (!found) throw invoiceProblems.missing()
    const payment = (await payInvoice(call, found, call.body)) ?? null
    const data = await mustGet(call.db, call.params.slug)
    const company = payment ? undefined : await companyOfInvoice(call.db, found.id)
    if (company) return { message: companyMessages.staysInAccount(data.balance, company.name), data, payment }
    const isPaid = data.balance <= 0
    return { message: isPaid ? paymentMessages.paid : paymentMessages.partlyPaid(data.balance), data, payment }
  })
  api.on(invoiceEndpoints.credit, async (call) => {
    const { number } = await creditInvoice(call, call.params.slug, call.body)
    const data = await mustGet(call.db, call.params.slug)
    const credit_note = data.credit_notes.find((note) => note.number === number)
    if (!credit_note) throw invoiceProblems.missing()
    return { message: say.credited(number), data, credit_note }
  })
}
