import type { PeriodQuery } from '#contract/reports/report-period.ts'
import { useHotelToday } from '#web/kit/time/hotel-time.ts'
import { presetsOf } from '#web/reports/presets.ts'
import { ReportDates } from '#web/reports/report-dates.tsx'
import classes from '#web/reports/reports.module.css'

interface PeriodToolbarProps {
  query: PeriodQuery
  change: (changes: Partial<PeriodQuery>) => void
  report: { isFetching: boolean; refetch: () => unknown }
}

export const PeriodToolbar = ({ query, change, report }: PeriodToolbarProps) => {
  const { start_date, end_date, by } = query
  return (
    <div className={classes.toolbar} data-screen-only>
      <ReportDates
        key={`${start_date} ${end_date} ${by}`}
        shown={query}
        busy={report.isFetching}
        presets={presetsOf(useHotelToday())}
        onFetch={(wanted) => {
          const isSame = wanted.start_date === start_date && wanted.end_date === end_date && wanted.by === by
          if (isSame) report.refetch()
          else change(wanted as PeriodQuery)
        }}
      />
    </div>
  )
}
