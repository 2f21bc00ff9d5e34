import { IconMoodEmpty } from '@tabler/icons-react'
import { formatDay, nightsBetween } from '#contract/kit/calendar-date.ts'
import { type DayListKind, type DayListRow, dayListEmpty } from '#contract/reports/day-list.ts'
import { paths } from '#web/app/paths.ts'
import { ClippedText } from '#web/kit/clipped-text.tsx'
import type { Column } from '#web/kit/column.ts'
import { EmptyState } from '#web/kit/empty-state.tsx'
import { TextLink } from '#web/kit/links.tsx'
import { SmallTable } from '#web/kit/small-table.tsx'
import { ReportStatusBadge } from '#web/reports/report-status-badge.tsx'
import classes from '#web/reports/reports.module.css'

type People = (booking: DayListRow) => string

const columnsOf = (people: People): Column<DayListRow>[] => [
  {
    title: 'Room',
    card: 'heading',
    // On paper the desk ticks off who has come or gone.
    cell: ({ room_number }) => (
      <>
        <span className={classes.tick} aria-hidden /> <strong>{room_number}</strong>
      </>
    ),
  },
  {
    title: 'Guest',
    cell: ({ booking_slug, guest_name, group_name }) => (
      <TextLink to={paths.bookingDetails} search={{ slug: booking_slug }} fw={600}>
        <ClippedText>{group_name ? `${guest_name} (${group_name})` : guest_name}</ClippedText>
      </TextLink>
    ),
  },
  { title: 'Phone', cell: ({ phone }) => phone },
  { title: 'Room Type', minor: true, cell: ({ room_type }) => room_type },
  { title: 'Check-In', cell: ({ check_in_date }) => formatDay(check_in_date) },
  { title: 'Check-Out', cell: ({ check_out_date }) => formatDay(check_out_date) },
  {
    title: 'Nights',
    numeric: true,
    minor: true,
    cell: ({ check_in_date, check_out_date }) => nightsBetween(check_in_date, check_out_date),
  },
  {
    title: 'Guests',
    cell: (row) => (row.rooms > 1 ? `${people(row)} in ${row.rooms} rooms` : people(row)),
  },
  { title: 'Food Plan', minor: true, cell: ({ food_plan }) => food_plan },
  {
    title: 'Requests',
    cell: ({ special_requests }) =>
      special_requests ? <span className={classes.requests}>{special_requests}</span> : null,
  },
  { title: 'Status', cell: ({ status }) => <ReportStatusBadge status={status} /> },
]

interface DayListTableProps {
  kind: DayListKind
  rows: DayListRow[]
  people: People
}

export const DayListTable = ({ kind, rows, people }: DayListTableProps) =>
  rows.length === 0 ? (
    <EmptyState icon={<IconMoodEmpty size={28} />} title={dayListEmpty[kind]} />
  ) : (
    <SmallTable
      caption="Rooms"
      columns={columnsOf(people)}
      rows={rows}
      rowKey={({ stay_id }) => String(stay_id)}
      actions={() => null}
    />
  )
