import { type Paise, plus, Rupees, zero } from '#contract/kit/money.ts'
import { addDays, type CalendarDate, nightsBetween } from '#contract/kit/time/calendar-date.ts'
import { z } from '#contract/kit/z.ts'

/** What is owed, by the days since it was due. */
export const Ageing = z.object({
  not_due: Rupees,
  days_1_to_30: Rupees,
  days_31_to_60: Rupees,
  days_61_to_90: Rupees,
  over_90_days: Rupees,
})
export type Ageing = z.infer<typeof Ageing>

export const ageingNames: Record<keyof Ageing, string> = {
  not_due: 'Not due',
  days_1_to_30: '1–30 days',
  days_31_to_60: '31–60 days',
  days_61_to_90: '61–90 days',
  over_90_days: 'Over 90 days',
}

export const ageingColumns = Object.keys(ageingNames) as (keyof Ageing)[]

export interface OpenBalance {
  invoice_date: CalendarDate
  /** Below zero if more was paid than is owed. */
  balance: Paise
}

/** The last day on which an invoice can be paid in time. */
export const dueDate = (invoiceDate: CalendarDate, paymentTerms: number) => addDays(invoiceDate, paymentTerms)

const columnOf = (daysLate: number): keyof Ageing => {
  if (daysLate <= 0) return 'not_due'
  if (daysLate <= 30) return 'days_1_to_30'
  if (daysLate <= 60) return 'days_31_to_60'
  return daysLate <= 90 ? 'days_61_to_90' : 'over_90_days'
}

const nothingOwed: Ageing = {
  not_due: zero,
  days_1_to_30: zero,
  days_31_to_60: zero,
  days_61_to_90: zero,
  over_90_days: zero,
}

/** Adds up what is owed on a day. Invoices with nothing to pay don't count. */
export const ageingOf = (invoices: OpenBalance[], paymentTerms: number, day: CalendarDate) => {
  const ageing = { ...nothingOwed }
  for (const { invoice_date, balance } of invoices) {
    if (balance <= 0) continue
    const column = columnOf(nightsBetween(dueDate(invoice_date, paymentTerms), day))
    ageing[column] = plus(ageing[column], balance)
  }
  return ageing
}

/** The ageing of several companies together. */
export const addUpAgeing = (parts: Ageing[]) => {
  const sum = { ...nothingOwed }
  for (const part of parts) for (const column of ageingColumns) sum[column] = plus(sum[column], part[column])
  return sum
}
