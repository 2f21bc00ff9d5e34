import { IconPigMoney } from '@tabler/icons-react'
import { counted } from '#contract/kit/counted.ts'
import { formatRupees, negative } from '#contract/kit/money.ts'
import { formatDay } from '#contract/kit/time/calendar-date.ts'
import type { AdvancesHeld, HeldAdvance } from '#contract/reports/advances-held.ts'
import { reportMessages as say } from '#contract/reports/report-messages.ts'
import { EmptyState } from '#web/kit/feedback/empty-state.tsx'
import { Loaded } from '#web/kit/feedback/loaded.tsx'
import { TextLink } from '#web/kit/page/links.tsx'
import { Page } from '#web/kit/page/page.tsx'
import { ClippedText } from '#web/kit/table/clipped-text.tsx'
import type { Column } from '#web/kit/table/column.ts'
import { RowsSkeleton } from '#web/kit/table/rows-skeleton.tsx'
import { SmallTable } from '#web/kit/table/small-table.tsx'
import { paths } from '#web/paths.ts'
import { ReceiptLink } from '#web/payments/receipt-link.tsx'
import { FigureBoxes } from '#web/reports/figure-boxes.tsx'
import { ReportActions } from '#web/reports/report-actions.tsx'
import { fetchAdvancesHeldFile, useAdvancesHeld } from '#web/reports/report-queries.ts'
import { ReportStatusBadge } from '#web/reports/report-status-badge.tsx'
import classes from '#web/reports/reports.module.css'

const columns: Column<HeldAdvance>[] = [
  {
    title: 'Booking',
    card: 'heading',
    noWrap: true,
    cell: ({ booking }) => (
      <TextLink to={paths.bookingDetails} search={{ slug: booking.slug }} fw={600}>
        {booking.booking_number}
      </TextLink>
    ),
  },
  { title: 'Guest', width: '20%', cell: ({ guest_name }) => <ClippedText>{guest_name}</ClippedText> },
  { title: 'Arrival', noWrap: true, cell: ({ check_in_date }) => formatDay(check_in_date) },
  { title: 'Status', cell: ({ status }) => <ReportStatusBadge status={status} /> },
  {
    title: 'Vouchers',
    width: '36%',
    cell: ({ vouchers }) => (
      <div className={classes.vouchers}>
        {vouchers.map(({ slug, receipt_number, date, kind, amount }) => (
          <span key={slug}>
            <ReceiptLink payment={{ slug, receipt_number }} /> {formatDay(date)},{' '}
            {formatRupees(kind === 'refund' ? negative(amount) : amount)}
          </span>
        ))}
      </div>
    ),
  },
  { title: 'Amount', numeric: true, cell: ({ amount }) => formatRupees(amount) },
]

/** The advances that are neither adjusted in an invoice nor refunded. */
export const AdvancesHeldPage = () => {
  const report = useAdvancesHeld()
  return (
    <Page
      title="Advances Held"
      trail={{ Home: paths.admin }}
      subtitle="Advances that are neither adjusted in an invoice nor refunded"
      action={<ReportActions fetchFile={fetchAdvancesHeldFile} name="advances-held.xlsx" />}
    >
      <Loaded query={report} skeleton={<RowsSkeleton rows={8} columns={6} />} failed={say.listFailed}>
        {(found) => <HeldView held={found} />}
      </Loaded>
    </Page>
  )
}

const HeldView = ({ held: { rows, total } }: { held: AdvancesHeld }) => (
  <div className={`${classes.report} ${classes.paper}`}>
    <FigureBoxes
      figures={[{ label: 'Advances held', value: formatRupees(total), note: counted(rows.length, 'booking') }]}
    />
    {rows.length === 0 ? (
      <EmptyState icon={<IconPigMoney size={28} />} title={say.noAdvances} />
    ) : (
      <SmallTable caption="Advances held" columns={columns} rows={rows} rowKey={({ booking }) => booking.slug} />
    )}
  </div>
)
