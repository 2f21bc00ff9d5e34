import type { CalendarDate } from '#contract/kit/time/calendar-date.ts'

/** The first day of the financial year that a day lies in. */
export const startOfFinancialYear = (day: CalendarDate): CalendarDate => {
  const [year = 0, month = 0] = day.split('-').map(Number)
  return `${String(month >= 4 ? year : year - 1).padStart(4, '0')}-04-01`
}

/** India's financial year runs from April to March: `2026-11-15` lies in 2627. */
export const financialYear = (day: CalendarDate) => {
  const [year = 0, month = 0] = day.split('-').map(Number)
  const first = month >= 4 ? year : year - 1
  return [first, first + 1].map((year) => String(year % 100).padStart(2, '0')).join('')
}
