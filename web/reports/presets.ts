import { addDays, type CalendarDate } from '#contract/kit/time/calendar-date.ts'
import { monthOf } from '#contract/reports/report-period.ts'

/** Common ranges of owners. */
export const presetsOf = (today: CalendarDate) => {
  const thisMonth = monthOf(today)
  const lastMonth = monthOf(addDays(thisMonth.start_date, -1))
  const sameMonth = `${Number(today.slice(0, 4)) - 1}${thisMonth.start_date.slice(4)}`
  const yearAgo = addDays(monthOf(sameMonth).end_date, 1)
  return [
    { label: 'This month', wanted: { ...thisMonth, by: 'day' as const } },
    { label: 'Last month', wanted: { ...lastMonth, by: 'day' as const } },
    { label: 'Last 12 months', wanted: { start_date: yearAgo, end_date: thisMonth.end_date, by: 'month' as const } },
  ]
}
