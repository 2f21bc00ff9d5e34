import type { Company } from '#contract/companies/company.ts'
import type { Statement, StatementPeriod, StatementQuery } from '#contract/companies/statement.ts'
import { minus, plus } from '#contract/kit/money.ts'
import { lastPage } from '#contract/kit/paging.ts'
import { type CalendarDate, dayIn } from '#contract/kit/time/calendar-date.ts'
import { startOfFinancialYear } from '#contract/kit/time/financial-year.ts'
import { makeAccount } from '#server/companies/company-account.ts'
import { companyProblems } from '#server/companies/company-problems.ts'
import { companyStore } from '#server/companies/company-store.ts'
import { addUpLedger, readLedger, readOpenInvoices } from '#server/companies/ledger-store.ts'
import type { Db } from '#server/db/connect.ts'
import type { Services } from '#server/kit/services.ts'
import { getProperty } from '#server/property/property-store.ts'

type Reader = Pick<Services, 'db' | 'clock'>

export const mustGetCompany = async (db: Db, slug: string) => {
  const company = await companyStore.get(db, slug)
  if (!company) throw companyProblems.missing()
  return company
}

const dateNow = async ({ db, clock }: Reader) => dayIn((await getProperty(db)).time_zone, clock.now())

/** By default from the first day of the financial year until today. */
const periodOf = ({ date_from, date_to }: StatementPeriod, today: CalendarDate) => {
  const to = date_to ?? today
  const from = date_from ?? startOfFinancialYear(to)
  if (from > to) throw companyProblems.periodEndsBefore()
  return { from, to }
}

const accountOf = async (db: Db, company: Company, day: CalendarDate) =>
  makeAccount(company, await readOpenInvoices(db, company.id, day), day)

/** A page of the ledger with the sums of the whole period, and what the company owes today. */
export const readStatement = async (
  reader: Reader,
  slug: string,
  { page, per_page, ...wanted }: StatementQuery,
): Promise<Statement> => {
  const { db } = reader
  const company = await mustGetCompany(db, slug)
  const today = await dateNow(reader)
  const period = periodOf(wanted, today)
  const { total, opening, debit, credit } = await addUpLedger(db, company.id, period)
  const data = await readLedger(db, company.id, period, { limit: per_page, offset: (page - 1) * per_page })
  return {
    ...period,
    company,
    account: await accountOf(db, company, today),
    opening,
    debit,
    credit,
    closing: minus(plus(opening, debit), credit),
    entries: { data, total, current_page: page, per_page, last_page: lastPage(total, per_page) },
  }
}

/** The most lines of a printed statement: about 300 pages. */
const mostLines = 10_000

/** The whole period, with the ageing at its end, as it is printed and sent. */
export const readWholeStatement = async (reader: Reader, slug: string, wanted: StatementPeriod) => {
  const { db } = reader
  const company = await mustGetCompany(db, slug)
  const period = periodOf(wanted, await dateNow(reader))
  const { total, opening, debit, credit } = await addUpLedger(db, company.id, period)
  if (total > mostLines) throw companyProblems.periodTooLong(total, mostLines)
  const { ageing, credit_balance } = await accountOf(db, company, period.to)
  return {
    ...period,
    company,
    ageing,
    credit_balance,
    opening,
    debit,
    credit,
    closing: minus(plus(opening, debit), credit),
    entries: await readLedger(db, company.id, period, { limit: mostLines, offset: 0 }),
  }
}
export type WholeStatement = Awaited<ReturnType<typeof readWholeStatement>>
