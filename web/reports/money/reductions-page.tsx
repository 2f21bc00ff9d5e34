import { Skeleton } from '@mantine/core'
import { IconDiscount } from '@tabler/icons-react'
import { useSearch } from '@tanstack/react-router'
import { counted } from '#contract/kit/counted.ts'
import { formatRupees } from '#contract/kit/money.ts'
import { formatDay } from '#contract/kit/time/calendar-date.ts'
import { clerkName } from '#contract/reports/collections-words.ts'
import {
  type Reduction,
  ReductionKind,
  ReductionQuery,
  type ReductionReport,
  reductionNames,
} from '#contract/reports/reductions.ts'
import { reportMessages as say } from '#contract/reports/report-messages.ts'
import { monthOf } from '#contract/reports/report-period.ts'
import { EmptyState } from '#web/kit/feedback/empty-state.tsx'
import { Loaded } from '#web/kit/feedback/loaded.tsx'
import { SelectFilter } from '#web/kit/list/select-filter.tsx'
import { TextLink } from '#web/kit/page/links.tsx'
import { Page } from '#web/kit/page/page.tsx'
import { ClippedText } from '#web/kit/table/clipped-text.tsx'
import type { Column } from '#web/kit/table/column.ts'
import { SmallTable } from '#web/kit/table/small-table.tsx'
import { useCalendarToday } from '#web/kit/time/hotel-time.ts'
import { paths } from '#web/paths.ts'
import { FigureBoxes } from '#web/reports/figure-boxes.tsx'
import { rangeText } from '#web/reports/period-text.ts'
import { ReportActions } from '#web/reports/report-actions.tsx'
import { ReportDates } from '#web/reports/report-dates.tsx'
import { fetchReductionsFile, useReductions } from '#web/reports/report-queries.ts'
import classes from '#web/reports/reports.module.css'
import { useReportSearch } from '#web/reports/use-report-search.ts'

const columns: Column<Reduction>[] = [
  { title: 'Document', card: 'heading', noWrap: true, cell: ({ number }) => number },
  { title: 'Date', noWrap: true, cell: ({ date }) => formatDay(date) },
  { title: 'Kind', noWrap: true, cell: ({ kind }) => reductionNames[kind] },
  {
    title: 'Booking',
    noWrap: true,
    cell: ({ booking }) => (
      <TextLink to={paths.bookingDetails} search={{ slug: booking.slug }}>
        {booking.booking_number}
      </TextLink>
    ),
  },
  { title: 'Guest', width: '16%', cell: ({ guest_name }) => <ClippedText>{guest_name}</ClippedText> },
  { title: 'Reason', width: '28%', cell: ({ reason }) => reason },
  { title: 'Given by', cell: ({ who }) => clerkName(who === null ? null : { name: who }) },
  { title: 'Amount', numeric: true, cell: ({ amount }) => formatRupees(amount) },
]

const kinds = ReductionKind.options.map((value) => ({ value, label: reductionNames[value] }))

/** Refunds, credit notes and discounts with their reasons and the staff who gave them. */
export const ReductionsPage = () => {
  const [query, change] = useReportSearch(
    ReductionQuery,
    useSearch({ from: `/admin${paths.reductions}` }),
    monthOf(useCalendarToday()),
  )
  const report = useReductions(query)
  return (
    <Page
      title="Discounts and Refunds"
      trail={{ Home: paths.admin }}
      subtitle={rangeText(query)}
      action={
        <ReportActions
          fetchFile={(how) => fetchReductionsFile(query, how)}
          name={`discounts-and-refunds-${query.start_date}-${query.end_date}.xlsx`}
        />
      }
    >
      <div className={classes.toolbar} data-screen-only>
        <ReportDates
          key={`${query.start_date} ${query.end_date}`}
          shown={query}
          busy={report.isFetching}
          rules={ReductionQuery}
          onFetch={({ start_date, end_date }) => change({ start_date, end_date })}
        >
          <SelectFilter
            label="Kind"
            all="All kinds"
            options={kinds}
            value={query.kind}
            onChange={(kind) => change({ kind })}
            width={150}
          />
        </ReportDates>
      </div>
      <Loaded query={report} skeleton={<Skeleton height={420} radius="lg" />} failed={say.listFailed}>
        {(found) => (
          <div className={`${classes.report} ${classes.paper}`} data-stale={report.isPlaceholderData}>
            <ReductionsView report={found} />
          </div>
        )}
      </Loaded>
    </Page>
  )
}

const ReductionsView = ({ report: { rows, totals } }: { report: ReductionReport }) => (
  <>
    <FigureBoxes
      figures={totals.map(({ kind, count, amount }) => ({
        label: reductionNames[kind],
        value: formatRupees(amount),
        note: kind === 'discount' ? `${counted(count, 'discount')}, before tax` : `${count} with tax`,
      }))}
    />
    {rows.length === 0 ? (
      <EmptyState icon={<IconDiscount size={28} />} title={say.noReductions} />
    ) : (
      <SmallTable
        caption="Discounts and refunds"
        columns={columns}
        rows={rows}
        rowKey={({ kind, number, amount, reason }) => `${kind} ${number} ${amount} ${reason}`}
      />
    )}
  </>
)
