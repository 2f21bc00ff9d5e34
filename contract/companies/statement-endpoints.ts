import { Statement, StatementPeriod, StatementQuery } from '#contract/companies/statement.ts'
import { endpoint } from '#contract/kit/endpoint.ts'
import { FileReply, spreadsheetType } from '#contract/kit/file-reply.ts'
import { Done, dataOf } from '#contract/kit/replies.ts'
import { SlugParams } from '#contract/kit/slug-endpoints.ts'

const ofCompany = { params: SlugParams }
const path = '/companies/:slug/statement'

export const statementEndpoints = {
  get: endpoint({
    ...ofCompany,
    method: 'GET',
    path,
    access: 'companies.view',
    summary: "A company's account: a period of its ledger, oldest first, and what it owes today",
    query: StatementQuery,
    reply: dataOf(Statement),
  }),
  file: endpoint({
    ...ofCompany,
    method: 'GET',
    path: `${path}.xlsx`,
    access: 'companies.view',
    summary: 'The statement as an Excel file',
    query: StatementPeriod,
    reply: FileReply,
    file: spreadsheetType,
  }),
  pdf: endpoint({
    ...ofCompany,
    method: 'GET',
    path: `${path}.pdf`,
    access: 'companies.view',
    summary: 'The statement as a PDF',
    query: StatementPeriod,
    reply: FileReply,
    file: 'application/pdf',
  }),
  mail: endpoint({
    ...ofCompany,
    method: 'POST',
    path: `${path}/mail`,
    access: 'companies.change',
    summary: "Send the statement to the company's email address, as a PDF",
    body: StatementPeriod,
    reply: Done,
  }),
}
