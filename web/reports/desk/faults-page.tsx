import { Skeleton } from '@mantine/core'
import { IconTool } from '@tabler/icons-react'
import { useSearch } from '@tanstack/react-router'
import { formatRupees } from '#contract/kit/money.ts'
import { placeText } from '#contract/repairs/repair-names.ts'
import { daysText, type FaultsOfPlace, FaultsQuery, type FaultsReport } from '#contract/reports/faults-report.ts'
import { reportMessages as say } from '#contract/reports/report-messages.ts'
import { monthOf } from '#contract/reports/report-period.ts'
import { EmptyState } from '#web/kit/feedback/empty-state.tsx'
import { Loaded } from '#web/kit/feedback/loaded.tsx'
import { TextLink } from '#web/kit/page/links.tsx'
import { Page } from '#web/kit/page/page.tsx'
import type { Column } from '#web/kit/table/column.ts'
import { SmallTable } from '#web/kit/table/small-table.tsx'
import { useHotelToday } from '#web/kit/time/hotel-time.ts'
import { paths } from '#web/paths.ts'
import { FigureBoxes } from '#web/reports/figure-boxes.tsx'
import { rangeText } from '#web/reports/period-text.ts'
import { ReportActions } from '#web/reports/report-actions.tsx'
import { ReportDates } from '#web/reports/report-dates.tsx'
import { fetchFaultsFile, useFaultsReport } from '#web/reports/report-queries.ts'
import classes from '#web/reports/reports.module.css'
import { useReportSearch } from '#web/reports/use-report-search.ts'

const columns: Column<FaultsOfPlace>[] = [
  {
    title: 'Room or area',
    card: 'heading',
    cell: (row) => (
      <TextLink to={paths.repairs} search={row.room ? { room_id: row.room.id } : { search: row.area }}>
        {placeText(row)}
      </TextLink>
    ),
  },
  { title: 'Room type', cell: ({ room }) => room?.room_type ?? null },
  { title: 'Faults', numeric: true, cell: ({ reported }) => reported },
  { title: 'Open now', numeric: true, cell: ({ open }) => open },
  { title: 'Time to close', numeric: true, noWrap: true, cell: ({ average_days }) => daysText(average_days) },
  { title: 'Cost', numeric: true, cell: ({ cost }) => formatRupees(cost) },
]

/** How often something broke in each room, how long it took and what it cost. */
export const FaultsPage = () => {
  const [query, change] = useReportSearch(
    FaultsQuery,
    useSearch({ from: `/admin${paths.faultsReport}` }),
    monthOf(useHotelToday()),
  )
  const report = useFaultsReport(query)
  return (
    <Page
      title="Faults by Room"
      trail={{ Home: paths.admin }}
      subtitle={rangeText(query)}
      action={
        <ReportActions
          fetchFile={(how) => fetchFaultsFile(query, how)}
          name={`faults-by-room-${query.start_date}-${query.end_date}.xlsx`}
        />
      }
    >
      <div className={classes.toolbar} data-screen-only>
        <ReportDates
          key={`${query.start_date} ${query.end_date}`}
          shown={query}
          busy={report.isFetching}
          rules={FaultsQuery}
          onFetch={({ start_date, end_date }) => change({ start_date, end_date })}
        />
      </div>
      <Loaded query={report} skeleton={<Skeleton height={420} radius="lg" />} failed={say.listFailed}>
        {(found) => (
          <div className={`${classes.report} ${classes.paper}`} data-stale={report.isPlaceholderData}>
            <FaultsView report={found} />
          </div>
        )}
      </Loaded>
    </Page>
  )
}

const FaultsView = ({ report: { rows, total } }: { report: FaultsReport }) => (
  <>
    <FigureBoxes
      figures={[
        { label: 'Faults', value: String(total.reported), note: 'reported on these days' },
        { label: 'Open now', value: String(total.open), note: 'of them' },
        { label: 'Time to close', value: daysText(total.average_days) ?? 'None closed', note: 'on average' },
        { label: 'Cost', value: formatRupees(total.cost), note: 'of these faults' },
      ]}
    />
    {rows.length === 0 ? (
      <EmptyState icon={<IconTool size={28} />} title={say.noFaults} />
    ) : (
      <SmallTable
        caption="Faults by room"
        columns={columns}
        rows={rows}
        rowKey={({ room, area }) => `${room?.id ?? ''} ${area}`}
      />
    )}
  </>
)
