import { Id } from '#contract/kit/id.ts'
import { Rupees } from '#contract/kit/money.ts'
import { nightsBetween } from '#contract/kit/time/calendar-date.ts'
import { z } from '#contract/kit/z.ts'
import { reportMessages as say } from '#contract/reports/report-messages.ts'
import { inOrder, ReportDays } from '#contract/reports/report-period.ts'

const mostDays = 366

/** The faults that were reported on these days. */
export const FaultsQuery = ReportDays.refine(...inOrder).refine(
  ({ start_date, end_date }) => nightsBetween(start_date, end_date) < mostDays,
  { path: ['end_date'], message: say.tooManyDaysOfList },
)
export type FaultsQuery = z.infer<typeof FaultsQuery>

const Figures = z.object({
  reported: z.int(),
  /** Of them, those that are not closed today. */
  open: z.int(),
  /** From the day of the report to the day of closing, of those that are closed; null if none is. */
  average_days: z.number().nullable(),
  cost: Rupees,
})

export const FaultsOfPlace = Figures.extend({
  /** Null for an area. */
  room: z.object({ id: Id, room_number: z.string(), room_type: z.string() }).nullable(),
  area: z.string(),
})
export type FaultsOfPlace = z.infer<typeof FaultsOfPlace>

export const FaultsReport = z.object({ rows: z.array(FaultsOfPlace), total: Figures })
export type FaultsReport = z.infer<typeof FaultsReport>

/** `3.5 days` */
export const daysText = (days: number | null) => (days === null ? null : `${days} ${days === 1 ? 'day' : 'days'}`)
