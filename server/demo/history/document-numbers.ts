import type { CalendarDate } from '#contract/kit/time/calendar-date.ts'
import { financialYear } from '#contract/kit/time/financial-year.ts'
import { documentNumber } from '#server/invoices/invoice-number.ts'

/** The numbers of a history's documents, and the last one of each series and year. */
export const documentNumbers = () => {
  const counters = new Map<string, { series: string; financial_year: string; last: number }>()
  const next = (series: string, date: CalendarDate) => {
    const financial_year = financialYear(date)
    const key = `${series} ${financial_year}`
    const last = (counters.get(key)?.last ?? 0) + 1
    counters.set(key, { series, financial_year, last })
    return documentNumber(series, financial_year, last)
  }
  return { next, last: () => [...counters.values()] }
}
export type DocumentNumbers = ReturnType<typeof documentNumbers>
