import type { CalendarDate } from '#contract/kit/calendar-date.ts'

/** India's financial year runs from April to March: `2026-11-15` lies in 2627. */
export const financialYear = (day: CalendarDate) => {
  const [year = 0, month = 0] = day.split('-').map(Number)
  const first = month >= 4 ? year : year - 1
  return [first, first + 1].map((year) => String(year % 100).padStart(2, '0')).join('')
}
