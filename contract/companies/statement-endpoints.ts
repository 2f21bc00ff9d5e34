import { Statement, StatementPeriod, StatementQuery } from '#contract/companies/statement.ts'
import { type Access, endpoint } from '#contract/kit/endpoint.ts'
import { FileReply, spreadsheetType } from '#contract/kit/file-reply.ts'
import { Done, dataOf } from '#contract/kit/replies.ts'
import { SlugParams } from '#contract/kit/slug-endpoints.ts'

const access: Access = 'admin'
const ofCompany = { access, params: SlugParams }
const path = '/companies/:slug/statement'

export const statementEndpoints = {
  get: endpoint({
    ...ofCompany,
    method: 'GET',
    path,
    summary: "A company's account: a period of its ledger, oldest first, and what it owes today",
    query: StatementQuery,
    reply: dataOf(Statement),
  }),
  file: endpoint({
    ...ofCompany,
    method: 'GET',
    path: `${path}.xlsx`,
    summary: 'The statement as an Excel file',
    query: StatementPeriod,
    reply: FileReply,
    file: spreadsheetType,
  }),
  pdf: endpoint({
    ...ofCompany,
    method: 'GET',
    path: `${path}.pdf`,
    summary: 'The statement as a PDF',
    query: StatementPeriod,
    reply: FileReply,
    file: 'application/pdf',
  }),
  mail: endpoint({
    ...ofCompany,
    method: 'POST',
    path: `${path}/mail`,
    summary: "Send the statement to the company's email address, as a PDF",
    body: StatementPeriod,
    reply: Done,
  }),
}
