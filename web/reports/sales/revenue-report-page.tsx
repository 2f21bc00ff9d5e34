import { Skeleton } from '@mantine/core'
import { useSearch } from '@tanstack/react-router'
import { formatRupees, minus } from '#contract/kit/money.ts'
import { revenueDefinitions, reportMessages as say } from '#contract/reports/report-messages.ts'
import { monthOf, PeriodQuery } from '#contract/reports/report-period.ts'
import { type Revenue, type RevenueReport, RevenueSource, revenueNames } from '#contract/reports/revenue-report.ts'
import { Loaded } from '#web/kit/feedback/loaded.tsx'
import { DownloadExcel } from '#web/kit/list/download-excel.tsx'
import { Page } from '#web/kit/page/page.tsx'
import { FiguresTable } from '#web/kit/table/figures-table.tsx'
import { useHotelToday } from '#web/kit/time/hotel-time.ts'
import { paths } from '#web/paths.ts'
import { FigureBoxes } from '#web/reports/figure-boxes.tsx'
import { FigureDefinitions } from '#web/reports/figure-definitions.tsx'
import { periodName, rangeText } from '#web/reports/period-text.ts'
import { PeriodToolbar } from '#web/reports/period-toolbar.tsx'
import { ReportCard } from '#web/reports/report-card.tsx'
import { fetchRevenueFile, useRevenue } from '#web/reports/report-queries.ts'
import classes from '#web/reports/reports.module.css'
import { RevenueChart } from '#web/reports/sales/revenue-chart.tsx'
import { SoldCard } from '#web/reports/sales/sold-card.tsx'
import { useReportSearch } from '#web/reports/use-report-search.ts'

const sources = RevenueSource.options
const cells = (revenue: Revenue) => [
  ...sources.map((source) => formatRupees(revenue[source])),
  formatRupees(revenue.total),
  formatRupees(revenue.upcoming),
]

export const RevenueReportPage = () => {
  const [query, change] = useReportSearch(
    PeriodQuery,
    useSearch({ from: `/admin${paths.revenueReport}` }),
    monthOf(useHotelToday()),
  )
  const report = useRevenue(query)
  return (
    <Page
      title="Revenue"
      trail={{ Home: paths.admin }}
      subtitle={rangeText(query)}
      action={
        <DownloadExcel
          fetchFile={(how) => fetchRevenueFile(query, how)}
          name="revenue_report.xlsx"
          failed={say.excelFailed}
        />
      }
    >
      <PeriodToolbar query={query} change={change} report={report} />
      <Loaded query={report} skeleton={<Skeleton height={420} radius="lg" />} failed={say.listFailed}>
        {(found) => (
          <div className={classes.report} data-stale={report.isPlaceholderData}>
            <RevenueView report={found} />
          </div>
        )}
      </Loaded>
    </Page>
  )
}

const earnedAndUpcoming = ({ total, upcoming }: Revenue) => [
  { label: 'Earned', value: formatRupees(minus(total, upcoming)), note: 'up to today' },
  { label: 'Upcoming', value: formatRupees(upcoming), note: 'after today, as booked' },
]

/** Shown as a figure only if there are any. */
const seldomSources: RevenueSource[] = ['extras', 'discounts', 'credit_notes']

const RevenueView = ({ report: { rows, total, room_types, food_plans, items } }: { report: RevenueReport }) => (
  <>
    <FigureBoxes
      figures={[
        { label: 'Total', value: formatRupees(total.total), note: 'before tax' },
        ...(total.upcoming === 0 ? [] : earnedAndUpcoming(total)),
        ...sources
          .filter((source) => !seldomSources.includes(source) || total[source] !== 0)
          .map((source) => ({ label: revenueNames[source], value: formatRupees(total[source]) })),
      ]}
    />
    <RevenueChart rows={rows} />
    <div className={classes.three}>
      <SoldCard title="Room types" quantity="Nights" sold={room_types} />
      <SoldCard title="Food plans" quantity="Person-nights" sold={food_plans} />
      <SoldCard title="Items and services" quantity="Quantity" sold={items} />
    </div>
    <ReportCard title={rows[0] && rows[0].period.length > 7 ? 'Day by day' : 'Month by month'}>
      <FiguresTable
        caption="Revenue by period"
        head={['Period', ...sources.map((source) => revenueNames[source]), 'Total', 'Of which upcoming']}
        rows={rows.map((row) => [periodName(row.period), ...cells(row)])}
        total={['Total', ...cells(total)]}
      />
    </ReportCard>
    <FigureDefinitions definitions={revenueDefinitions} />
  </>
)
