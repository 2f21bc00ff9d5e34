import type { CalendarDate } from '#contract/kit/time/calendar-date.ts'
import { addUpNights, figuresOf, type OccupancyReport } from '#contract/reports/occupancy-report.ts'
import type { PeriodQuery } from '#contract/reports/report-period.ts'
import type { Db } from '#server/db/connect.ts'
import { countNights } from '#server/reports/sales/occupancy-store.ts'

export const occupancyReport = async (db: Db, query: PeriodQuery, today: CalendarDate): Promise<OccupancyReport> => {
  const counted = await countNights(db, query, today)
  return {
    rows: counted.map(({ period, ...nights }) => ({ period, ...figuresOf(nights) })),
    total: figuresOf(addUpNights(counted)),
  }
}
