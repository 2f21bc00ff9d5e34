import { companyEndpoints } from '#contract/companies/company-endpoints.ts'
import { companyMessages } from '#contract/companies/company-messages.ts'
import { companyPaymentEndpoints } from '#contract/companies/company-payment.ts'
import { statementEndpoints } from '#contract/companies/statement-endpoints.ts'
import { readStatement } from '#server/companies/company-statement.ts'
import { companyStore } from '#server/companies/company-store.ts'
import { listUnpaid } from '#server/companies/list-unpaid.ts'
import { sendStatement } from '#server/companies/mail-statement.ts'
import { payCompany } from '#server/companies/pay-company.ts'
import { printStatement } from '#server/companies/print-statement.ts'
import { statementFile } from '#server/companies/statement-file.ts'
import { useCredit } from '#server/companies/use-credit.ts'
import type { Api } from '#server/kit/http/http.ts'
import { slugRoutes } from '#server/kit/http/slug-routes.ts'

const catalogueRoutes = slugRoutes(companyEndpoints, companyStore, companyMessages)

export const companyRoutes = (api: Api) => {
  catalogueRoutes(api)
  api.on(statementEndpoints.get, async (call) => ({ data: await readStatement(call, call.params.slug, call.query) }))
  api.on(statementEndpoints.file, async (call) => statementFile(call, call.params.slug, call.query))
  api.on(statementEndpoints.pdf, async (call) => printStatement(call, call.params.slug, call.query))
  api.on(statementEndpoints.mail, async (call) => sendStatement(call, call.params.slug, call.body))
  api.on(companyPaymentEndpoints.openInvoices, async ({ db, params }) => ({ data: await listUnpaid(db, params.slug) }))
  api.on(companyPaymentEndpoints.pay, async (call) => {
    const data = await payCompany(call, call.params.slug, call.body)
    return { message: companyMessages.paid(data.amount, data.invoices.length, data.credit), data }
  })
  api.on(companyPaymentEndpoints.useCredit, async ({ db, params }) => {
    const data = await useCredit(db, params.slug)
    return { message: companyMessages.creditUsed(data.used, data.invoices.length, data.left), data }
  })
}
