import { type CalendarDate, formatDay } from '#contract/kit/time/calendar-date.ts'
import type { ReportDays } from '#contract/reports/report-period.ts'

/** Nov 2026 for a month, Nov 15, 2026 for a day. */
export const periodName = (period: string) => {
  if (period.length > 7) return formatDay(period)
  const [month, , year] = formatDay(`${period}-01`).split(' ')
  return `${month} ${year}`
}

const weekday = new Intl.DateTimeFormat('en', { weekday: 'short', timeZone: 'UTC' })

/** Mon, Nov 16, 2026 */
export const dayWithWeekday = (day: CalendarDate) => `${weekday.format(new Date(day))}, ${formatDay(day)}`

/** As short as it can be read below a chart: Nov 15, or Nov 2026. */
export const periodLabel = (period: string) =>
  period.length > 7 ? formatDay(period).replace(/,.*/, '') : periodName(period)

/** 66.7 %, or a dash where there is nothing to divide by. */
export const percentText = (percent: number | null) => (percent === null ? '—' : `${percent.toFixed(1)} %`)

const wholeRupees = new Intl.NumberFormat('en-IN', { style: 'currency', currency: 'INR', maximumFractionDigits: 0 })

/** For an axis, where there is no room for paise. */
export const rupeesInShort = (rupees: number) => wholeRupees.format(rupees)

export const rangeText = ({ start_date, end_date }: ReportDays) => `${formatDay(start_date)} to ${formatDay(end_date)}`
