import { ageingColumns, ageingOf, type OpenBalance } from '#contract/companies/ageing.ts'
import type { Company } from '#contract/companies/company.ts'
import type { CompanyAccount } from '#contract/companies/statement.ts'
import { larger, minus, negative, sumOf, zero } from '#contract/kit/money.ts'
import type { CalendarDate } from '#contract/kit/time/calendar-date.ts'

/** What a company owes at the end of a day. */
export const makeAccount = (
  { credit_limit, payment_terms }: Pick<Company, 'credit_limit' | 'payment_terms'>,
  open: OpenBalance[],
  day: CalendarDate,
): CompanyAccount => {
  const ageing = ageingOf(open, payment_terms, day)
  const owed = sumOf(ageingColumns.map((column) => ageing[column]))
  const credit_balance = negative(sumOf(open.map(({ balance }) => balance).filter((balance) => balance < 0)))
  const balance = minus(owed, credit_balance)
  return {
    balance,
    owed,
    overdue: minus(owed, ageing.not_due),
    credit_balance,
    credit_free: credit_limit === null ? null : larger(zero, minus(credit_limit, balance)),
    ageing,
  }
}
