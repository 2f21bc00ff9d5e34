import { sql } from 'kysely'
import type { OpenBalance } from '#contract/companies/ageing.ts'
import type { Company } from '#contract/companies/company.ts'
import type { CalendarDate } from '#contract/kit/time/calendar-date.ts'
import {
  addUpCompanies,
  type OutstandingCompanies,
  type OutstandingCompaniesQuery,
  type OutstandingCompany,
} from '#contract/reports/outstanding-companies.ts'
import { makeAccount } from '#server/companies/company-account.ts'
import { openInvoices } from '#server/companies/ledger-store.ts'
import type { Db } from '#server/db/connect.ts'

interface Owing extends Pick<Company, 'credit_limit' | 'payment_terms'> {
  company: OutstandingCompany['company']
  open: OpenBalance[]
}

/** The companies with open invoices at the end of a day. */
const listOwing = async (db: Db, date: CalendarDate, companyId: number | undefined) => {
  const ofCompany = companyId
    ? sql<boolean>`invoice.company_id = ${companyId}`
    : sql<boolean>`invoice.company_id is not null`
  const { rows } = await sql<Owing>`
    select json_build_object('id', company.id, 'slug', company.slug, 'name', company.name, 'kind', company.kind) as company,
      company.credit_limit, company.payment_terms,
      json_agg(json_build_object('invoice_date', open.invoice_date, 'balance', open.balance)) as open
    from (${openInvoices(ofCompany, date)}) open join company on company.id = open.company_id
    group by company.id
    order by lower(company.name)`.execute(db)
  return rows
}

export const listOutstandingCompanies = async (
  db: Db,
  { company_id, overdue }: OutstandingCompaniesQuery,
  date: CalendarDate,
): Promise<OutstandingCompanies> => {
  const owing = await listOwing(db, date, company_id)
  const rows = owing.map(({ company, credit_limit, payment_terms, open }) => ({
    company,
    credit_limit,
    invoices: open.filter(({ balance }) => balance > 0).length,
    ...makeAccount({ credit_limit, payment_terms }, open, date),
  }))
  const shown = overdue ? rows.filter((row) => row.overdue > 0) : rows
  return { date, rows: shown.sort((one, other) => other.owed - one.owed), total: addUpCompanies(shown) }
}
