import { addDays, type CalendarDate, FilterDay, nightsBetween } from '#contract/kit/time/calendar-date.ts'
import { daysInOrder } from '#contract/kit/time/days-in-order.ts'
import { z } from '#contract/kit/z.ts'
import { reportMessages as say } from '#contract/reports/report-messages.ts'

/** A required day. */
const Day = z.string(say.bothDates).min(1, say.bothDates).pipe(FilterDay)

/** From one day to another, both of them included. */
export const ReportDays = z.object({ start_date: Day, end_date: Day })
export type ReportDays = z.infer<typeof ReportDays>

export const inOrder = daysInOrder('start_date', 'end_date')

export const Step = z.enum(['day', 'month'])
export type Step = z.infer<typeof Step>

const mostDays = { day: 366, month: 5 * 366 } as const

export const PeriodQuery = ReportDays.extend({ by: Step.default('day') })
  .refine(...inOrder)
  .superRefine(({ start_date, end_date, by }, context) => {
    if (nightsBetween(start_date, end_date) < mostDays[by]) return
    const message = by === 'day' ? say.tooManyDays : say.tooManyMonths
    context.addIssue({ code: 'custom', path: ['end_date'], message })
  })
export type PeriodQuery = z.infer<typeof PeriodQuery>

/** The key of the period of a day: the day itself, or `2026-11`. */
export const periodOf = (day: CalendarDate, by: Step) => (by === 'day' ? day : day.slice(0, 7))

/** All periods of a report in order, also empty ones. */
export const periodsOf = ({ start_date, end_date, by }: PeriodQuery) => {
  const periods = new Set<string>()
  for (let day = start_date; day <= end_date; day = addDays(day, 1)) periods.add(periodOf(day, by))
  return [...periods]
}

/** The first and the last day of the month that a day lies in. */
export const monthOf = (day: CalendarDate): ReportDays => {
  const start_date = `${day.slice(0, 7)}-01`
  const next = addDays(start_date, 31)
  return { start_date, end_date: addDays(next, -Number(next.slice(8))) }
}
