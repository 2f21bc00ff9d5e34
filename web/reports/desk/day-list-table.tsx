import { IconMoodEmpty } from '@tabler/icons-react'
import { overdueBadge, overdueText } from '#contract/bookings/overdue.ts'
import { peopleText } from '#contract/bookings/stay-text.ts'
import { formatDay, nightsBetween } from '#contract/kit/time/calendar-date.ts'
import { clockTime } from '#contract/kit/time/clock-time.ts'
import { type DayListKind, type DayListRow, dayListEmpty } from '#contract/reports/day-list.ts'
import { EmptyState } from '#web/kit/feedback/empty-state.tsx'
import { StatusBadge } from '#web/kit/feedback/status-badge.tsx'
import { TextLink } from '#web/kit/page/links.tsx'
import type { Column } from '#web/kit/table/column.ts'
import { SmallTable } from '#web/kit/table/small-table.tsx'
import { paths } from '#web/paths.ts'
import { ReportStatusBadge } from '#web/reports/report-status-badge.tsx'
import classes from '#web/reports/reports.module.css'

/** Keeps a number and its noun on one line: "2 adults, 1 child" may only break after the comma. */
const unbroken = (text: string) => text.replaceAll(/(\d) /g, '$1\u00a0')

const checkIn: Column<DayListRow> = {
  title: 'Check-In',
  noWrap: true,
  cell: ({ check_in_date }) => formatDay(check_in_date),
}

const checkOut: Column<DayListRow> = {
  title: 'Check-Out',
  noWrap: true,
  cell: ({ check_out_date }) => formatDay(check_out_date),
}

const nights: Column<DayListRow> = {
  title: 'Nights',
  numeric: true,
  hideWhenNarrow: true,
  cell: ({ check_in_date, check_out_date }) => nightsBetween(check_in_date, check_out_date),
}

const expectedArrival: Column<DayListRow> = {
  title: 'Expected',
  noWrap: true,
  cell: ({ expected_arrival }) => expected_arrival && clockTime(expected_arrival),
}

interface GuestCellProps {
  kind: DayListKind
  row: DayListRow
}

/** The day of an overdue row differs from the date in the heading. */
const OverdueLine = ({ row: { status, check_in_date, check_out_date } }: { row: DayListRow }) => (
  <div className={classes.requests}>
    <StatusBadge tone="danger">{overdueBadge}</StatusBadge>{' '}
    {status === 'booked'
      ? overdueText({ overdue: 'arrivals', since: check_in_date })
      : overdueText({ overdue: 'departures', since: check_out_date })}
  </div>
)

/** The guest with requests and remarks: those for the desk on arrival, those for housekeeping from then on. */
const GuestCell = ({ kind, row }: GuestCellProps) => {
  const { booking_slug, guest_name, group_name, special_requests, desk_remarks, housekeeping_remarks } = row
  const remarks =
    kind === 'arrivals' ? { who: 'Desk', text: desk_remarks } : { who: 'Housekeeping', text: housekeeping_remarks }
  return (
    <div className={classes.guest}>
      <TextLink to={paths.bookingDetails} search={{ slug: booking_slug }} fw={600}>
        {group_name ? `${guest_name} (${group_name})` : guest_name}
      </TextLink>
      {row.is_overdue && <OverdueLine row={row} />}
      {special_requests && <div className={classes.requests}>{special_requests}</div>}
      {remarks.text && (
        <div className={classes.requests}>
          {remarks.who}: {remarks.text}
        </div>
      )}
    </div>
  )
}

const booking: Column<DayListRow> = { title: 'Booking', noWrap: true, cell: ({ booking_number }) => booking_number }

const fromRoom: Column<DayListRow> = { title: 'From Room', cell: ({ from_room }) => <strong>{from_room}</strong> }

/** The date that all rows share is in the heading. */
const columnsOf = (kind: DayListKind): Column<DayListRow>[] => [
  ...(kind === 'moves' ? [fromRoom] : []),
  {
    title: kind === 'moves' ? 'To Room' : 'Room',
    card: 'heading',
    // A box to tick on paper.
    cell: ({ room_number, room_type, pinned }) => (
      <span className={classes.wrapped}>
        <span className={classes.tick} aria-hidden />
        <strong>{room_number}</strong> <span className={classes.beside}>{room_type}</span>
        {pinned && <span className={classes.beside}>, pinned</span>}
      </span>
    ),
  },
  {
    title: 'Guest',
    width: '28%',
    cell: (row) => <GuestCell kind={kind} row={row} />,
  },
  ...(kind === 'moves' ? [booking] : [{ title: 'Phone', cell: ({ phone }: DayListRow) => phone }]),
  ...(kind === 'departures' || kind === 'in-house' ? [checkIn] : []),
  ...(kind === 'departures' ? [] : [checkOut]),
  ...(kind === 'arrivals' || kind === 'departures' ? [nights] : []),
  ...(kind === 'arrivals' ? [expectedArrival] : []),
  {
    title: 'Guests',
    cell: (row) => <span className={classes.wrapped}>{unbroken(peopleText(row))}</span>,
  },
  { title: 'Food Plan', hideWhenNarrow: true, cell: ({ food_plan }) => food_plan },
  { title: 'Status', hideWhenNarrow: kind === 'in-house', cell: ({ status }) => <ReportStatusBadge status={status} /> },
]

interface DayListTableProps {
  kind: DayListKind
  rows: DayListRow[]
}

export const DayListTable = ({ kind, rows }: DayListTableProps) =>
  rows.length === 0 ? (
    <EmptyState icon={<IconMoodEmpty size={28} />} title={dayListEmpty[kind]} />
  ) : (
    <SmallTable caption="Rooms" columns={columnsOf(kind)} rows={rows} rowKey={({ stay_id }) => String(stay_id)} />
  )
