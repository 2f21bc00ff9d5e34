import { Skeleton } from '@mantine/core'
import { useSearch } from '@tanstack/react-router'
import { formatRupees, type Paise } from '#contract/kit/money.ts'
import type { OccupancyFigures, OccupancyReport } from '#contract/reports/occupancy-report.ts'
import { figureDefinitions, reportMessages as say } from '#contract/reports/report-messages.ts'
import { monthOf, PeriodQuery } from '#contract/reports/report-period.ts'
import { Loaded } from '#web/kit/feedback/loaded.tsx'
import { DownloadExcel } from '#web/kit/list/download-excel.tsx'
import { Page } from '#web/kit/page/page.tsx'
import { FiguresTable } from '#web/kit/table/figures-table.tsx'
import { useHotelToday } from '#web/kit/time/hotel-time.ts'
import { paths } from '#web/paths.ts'
import { FigureBoxes } from '#web/reports/figure-boxes.tsx'
import { FigureDefinitions } from '#web/reports/figure-definitions.tsx'
import { percentText, periodName, rangeText } from '#web/reports/period-text.ts'
import { PeriodToolbar } from '#web/reports/period-toolbar.tsx'
import { ReportCard } from '#web/reports/report-card.tsx'
import { fetchOccupancyFile, useOccupancy } from '#web/reports/report-queries.ts'
import classes from '#web/reports/reports.module.css'
import { OccupancyChart } from '#web/reports/sales/occupancy-chart.tsx'
import { useReportSearch } from '#web/reports/use-report-search.ts'

const money = (amount: Paise | null) => (amount === null ? '—' : formatRupees(amount))
const count = (nights: number) => nights.toLocaleString('en-IN')

const cells = (figures: OccupancyFigures) => [
  count(figures.nights_available),
  count(figures.nights_sold),
  percentText(figures.occupancy),
  money(figures.room_revenue),
  money(figures.adr),
  money(figures.revpar),
]

export const OccupancyReportPage = () => {
  const [query, change] = useReportSearch(
    PeriodQuery,
    useSearch({ from: `/admin${paths.occupancyReport}` }),
    monthOf(useHotelToday()),
  )
  const report = useOccupancy(query)
  return (
    <Page
      title="Occupancy"
      trail={{ Home: paths.admin }}
      subtitle={rangeText(query)}
      action={
        <DownloadExcel
          fetchFile={(how) => fetchOccupancyFile(query, how)}
          name="occupancy_report.xlsx"
          failed={say.excelFailed}
        />
      }
    >
      <PeriodToolbar query={query} change={change} report={report} />
      <Loaded query={report} skeleton={<Skeleton height={420} radius="lg" />} failed={say.listFailed}>
        {(found) => (
          <div className={classes.report} data-stale={report.isPlaceholderData}>
            <Occupancy report={found} />
          </div>
        )}
      </Loaded>
    </Page>
  )
}

const Occupancy = ({ report: { rows, total } }: { report: OccupancyReport }) => (
  <>
    <FigureBoxes
      figures={[
        {
          label: 'Occupancy',
          value: percentText(total.occupancy),
          note: `${count(total.nights_sold)} of ${count(total.nights_available)} room nights`,
        },
        { label: 'ADR', value: money(total.adr), note: 'for each room night sold' },
        { label: 'RevPAR', value: money(total.revpar), note: 'for each room night available' },
        { label: 'Room revenue', value: money(total.room_revenue), note: 'before tax' },
      ]}
    />
    <OccupancyChart rows={rows} />
    <ReportCard title={rows[0] && rows[0].period.length > 7 ? 'Day by day' : 'Month by month'}>
      <FiguresTable
        caption="Occupancy by period"
        head={['Period', 'Rooms Available', 'Rooms Sold', 'Occupancy', 'Room Revenue', 'ADR', 'RevPAR']}
        rows={rows.map((row) => [periodName(row.period), ...cells(row)])}
        total={['Total', ...cells(total)]}
      />
    </ReportCard>
    <FigureDefinitions definitions={figureDefinitions} />
  </>
)
