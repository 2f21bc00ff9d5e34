import { Skeleton } from '@mantine/core'
import { useSearch } from '@tanstack/react-router'
import { AverageRatesQuery } from '#contract/reports/average-rates.ts'
import { reportMessages as say } from '#contract/reports/report-messages.ts'
import { monthOf } from '#contract/reports/report-period.ts'
import { Loaded } from '#web/kit/feedback/loaded.tsx'
import { Page } from '#web/kit/page/page.tsx'
import { useHotelToday } from '#web/kit/time/hotel-time.ts'
import { paths } from '#web/paths.ts'
import { rangeText } from '#web/reports/period-text.ts'
import { presetsOf } from '#web/reports/presets.ts'
import { ReportActions } from '#web/reports/report-actions.tsx'
import { ReportDates } from '#web/reports/report-dates.tsx'
import { fetchAverageRatesFile, useAverageRates } from '#web/reports/report-queries.ts'
import classes from '#web/reports/reports.module.css'
import { AverageRatesView } from '#web/reports/sales/average-rates-view.tsx'
import { useReportSearch } from '#web/reports/use-report-search.ts'

/** The rates that were achieved, by rate plan and by source of price, and where the desk changed them. */
export const AverageRatesPage = () => {
  const today = useHotelToday()
  const [query, change] = useReportSearch(
    AverageRatesQuery,
    useSearch({ from: `/admin${paths.averageRates}` }),
    monthOf(today),
  )
  const report = useAverageRates(query)
  return (
    <Page
      title="Average Rate by Plan"
      trail={{ Home: paths.admin }}
      subtitle={rangeText(query)}
      action={
        <ReportActions
          fetchFile={(how) => fetchAverageRatesFile(query, how)}
          name={`average-rate-by-plan-${query.start_date}-${query.end_date}.xlsx`}
        />
      }
    >
      <div className={classes.toolbar} data-screen-only>
        <ReportDates
          key={`${query.start_date} ${query.end_date}`}
          shown={query}
          busy={report.isFetching}
          rules={AverageRatesQuery}
          presets={presetsOf(today)}
          onFetch={({ start_date, end_date }) => change({ start_date, end_date })}
        />
      </div>
      <Loaded query={report} skeleton={<Skeleton height={420} radius="lg" />} failed={say.listFailed}>
        {(found) => (
          <div className={`${classes.report} ${classes.paper}`} data-stale={report.isPlaceholderData}>
            <AverageRatesView report={found} />
          </div>
        )}
      </Loaded>
    </Page>
  )
}
