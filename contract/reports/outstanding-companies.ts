import { addUpAgeing } from '#contract/companies/ageing.ts'
import { CompanyKind } from '#contract/companies/company.ts'
import { CompanyAccount } from '#contract/companies/statement.ts'
import { Flag } from '#contract/kit/flag.ts'
import { Id, IdText } from '#contract/kit/id.ts'
import { Rupees, sumOf } from '#contract/kit/money.ts'
import { Slug } from '#contract/kit/slug-endpoints.ts'
import { CalendarDate, FilterDay } from '#contract/kit/time/calendar-date.ts'
import { z } from '#contract/kit/z.ts'

/** Today in the hotel's time zone, unless a day is given: invoices have calendar dates. */
export const OutstandingCompaniesQuery = z.object({
  date: FilterDay.optional(),
  company_id: IdText.optional(),
  /** Only companies with overdue invoices. */
  overdue: Flag.optional(),
})
export type OutstandingCompaniesQuery = z.infer<typeof OutstandingCompaniesQuery>

/** A company that owes something at the end of the day, or has a credit balance. */
export const OutstandingCompany = CompanyAccount.extend({
  company: z.object({ id: Id, slug: Slug, name: z.string(), kind: CompanyKind }),
  /** How many invoices are unpaid. */
  invoices: z.int(),
  /** The limit of now; null if the company gets no credit. */
  credit_limit: Rupees.nullable(),
})
export type OutstandingCompany = z.infer<typeof OutstandingCompany>

const Sums = CompanyAccount.omit({ credit_free: true }).extend({ invoices: z.int() })
type Sums = z.infer<typeof Sums>

/** What companies and travel agents have to pay, the highest amount first. */
export const OutstandingCompanies = z.object({
  date: CalendarDate,
  rows: z.array(OutstandingCompany),
  /** The sums of the rows. */
  total: Sums,
})
export type OutstandingCompanies = z.infer<typeof OutstandingCompanies>

export const addUpCompanies = (rows: OutstandingCompany[]): Sums => {
  const add = (column: 'balance' | 'owed' | 'overdue' | 'credit_balance') => sumOf(rows.map((row) => row[column]))
  return {
    invoices: rows.reduce((sum, row) => sum + row.invoices, 0),
    balance: add('balance'),
    owed: add('owed'),
    overdue: add('overdue'),
    credit_balance: add('credit_balance'),
    ageing: addUpAgeing(rows.map(({ ageing }) => ageing)),
  }
}
