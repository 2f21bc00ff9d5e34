import { IconCash } from '@tabler/icons-react'
import { counted } from '#contract/kit/counted.ts'
import { formatRupees } from '#contract/kit/money.ts'
import { formatDay } from '#contract/kit/time/calendar-date.ts'
import {
  type OutstandingGuest,
  type OutstandingGuests,
  outstandingItemNames,
} from '#contract/reports/outstanding-guests.ts'
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
import { FigureBoxes } from '#web/reports/figure-boxes.tsx'
import { ReportActions } from '#web/reports/report-actions.tsx'
import { fetchOutstandingGuestsFile, useOutstandingGuests } from '#web/reports/report-queries.ts'
import classes from '#web/reports/reports.module.css'

const columns: Column<OutstandingGuest>[] = [
  {
    title: 'Guest',
    card: 'heading',
    width: '26%',
    cell: ({ guest }) => <ClippedText>{guest.name}</ClippedText>,
  },
  { title: 'Phone', noWrap: true, cell: ({ guest }) => guest.phone },
  {
    title: 'Invoices and stays',
    width: '44%',
    cell: ({ items }) => (
      <div className={classes.vouchers}>
        {items.map(({ kind, slug, number, date, amount }) => (
          <span key={slug}>
            <TextLink to={kind === 'invoice' ? paths.invoice : paths.bookingDetails} search={{ slug }} fw={600}>
              {number}
            </TextLink>{' '}
            {kind === 'invoice' ? formatDay(date) : `${outstandingItemNames[kind]} until ${formatDay(date)}`},{' '}
            {formatRupees(amount)}
          </span>
        ))}
      </div>
    ),
  },
  { title: 'Amount', numeric: true, cell: ({ amount }) => formatRupees(amount) },
]

/** What guests have still to pay; companies have their own accounts. */
export const OutstandingGuestsPage = () => {
  const report = useOutstandingGuests()
  return (
    <Page
      title="Outstanding by Guest"
      trail={{ Home: paths.admin }}
      subtitle="Pending invoices that no company pays, and the balances of guests in the house"
      action={<ReportActions fetchFile={fetchOutstandingGuestsFile} name="outstanding-by-guest.xlsx" />}
    >
      <Loaded query={report} skeleton={<RowsSkeleton rows={8} columns={4} />} failed={say.listFailed}>
        {(found) => <OutstandingView outstanding={found} />}
      </Loaded>
    </Page>
  )
}

const OutstandingView = ({ outstanding: { rows, invoices, in_house, total } }: { outstanding: OutstandingGuests }) => (
  <div className={`${classes.report} ${classes.paper}`}>
    <FigureBoxes
      figures={[
        { label: 'Outstanding', value: formatRupees(total), note: counted(rows.length, 'guest') },
        { label: 'Pending invoices', value: formatRupees(invoices) },
        { label: 'Guests in the house', value: formatRupees(in_house), note: 'until their departure' },
      ]}
    />
    {rows.length === 0 ? (
      <EmptyState icon={<IconCash size={28} />} title={say.noOutstanding} />
    ) : (
      <SmallTable caption="Outstanding by guest" columns={columns} rows={rows} rowKey={({ guest }) => guest.slug} />
    )}
  </div>
)
