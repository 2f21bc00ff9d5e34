import { IconPigMoney } from '@tabler/icons-react'
import type { DepositsHeld, HeldDeposit } from '#contract/deposits/deposit.ts'
import { depositMessages as say } from '#contract/deposits/deposit-messages.ts'
import { counted } from '#contract/kit/counted.ts'
import { formatRupees } from '#contract/kit/money.ts'
import { formatDay } from '#contract/kit/time/calendar-date.ts'
import { DepositLink } from '#web/deposits/deposit-link.tsx'
import { fetchDepositsHeldFile, useDepositsHeld } from '#web/deposits/deposit-queries.ts'
import { EmptyState } from '#web/kit/feedback/empty-state.tsx'
import { Loaded } from '#web/kit/feedback/loaded.tsx'
import { TextLink } from '#web/kit/page/links.tsx'
import { Page } from '#web/kit/page/page.tsx'
import { ClippedText } from '#web/kit/table/clipped-text.tsx'
import type { Column } from '#web/kit/table/column.ts'
import { RowsSkeleton } from '#web/kit/table/rows-skeleton.tsx'
import { SmallTable } from '#web/kit/table/small-table.tsx'
import { paths } from '#web/paths.ts'
import { FigureBoxes } from '#web/reports/figure-boxes.tsx'
import { ReportActions } from '#web/reports/report-actions.tsx'
import { ReportStatusBadge } from '#web/reports/report-status-badge.tsx'
import classes from '#web/reports/reports.module.css'

const columns: Column<HeldDeposit>[] = [
  { title: 'Deposit', card: 'heading', noWrap: true, cell: (deposit) => <DepositLink deposit={deposit} /> },
  { title: 'Taken on', noWrap: true, cell: ({ taken_on }) => formatDay(taken_on) },
  {
    title: 'Booking',
    noWrap: true,
    cell: ({ booking }) => (
      <TextLink to={paths.bookingDetails} search={{ slug: booking.slug }} fw={600}>
        {booking.booking_number}
      </TextLink>
    ),
  },
  { title: 'Guest', width: '20%', cell: ({ guest_name }) => <ClippedText>{guest_name}</ClippedText> },
  { title: 'Departure', noWrap: true, cell: ({ check_out_date }) => formatDay(check_out_date) },
  { title: 'Status', cell: ({ status }) => <ReportStatusBadge status={status} /> },
  {
    title: 'Method',
    width: '18%',
    cell: ({ payment_method, reference }) => (
      <ClippedText>{[payment_method, reference].filter(Boolean).join(', ')}</ClippedText>
    ),
  },
  { title: 'Amount', numeric: true, cell: ({ amount }) => formatRupees(amount) },
]

/** The security deposits that the hotel has to return. */
export const DepositsHeldPage = () => (
  <Page
    title="Deposits Held"
    trail={{ Home: paths.admin }}
    subtitle="Security deposits that were not returned yet"
    action={<ReportActions fetchFile={fetchDepositsHeldFile} name="deposits-held.xlsx" />}
  >
    <Loaded query={useDepositsHeld()} skeleton={<RowsSkeleton rows={8} columns={8} />} failed={say.listFailed}>
      {(found) => <HeldView held={found} />}
    </Loaded>
  </Page>
)

const HeldView = ({ held: { rows, total } }: { held: DepositsHeld }) => (
  <div className={`${classes.report} ${classes.paper}`}>
    <FigureBoxes
      figures={[{ label: 'Deposits held', value: formatRupees(total), note: counted(rows.length, 'deposit') }]}
    />
    {rows.length === 0 ? (
      <EmptyState icon={<IconPigMoney size={28} />} title={say.noneHeld} />
    ) : (
      <SmallTable caption="Deposits held" columns={columns} rows={rows} rowKey={({ slug }) => slug} />
    )}
  </div>
)
