import { IconCalendarPlus } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import type { Booking, BookingQuery } from '#contract/bookings/booking.ts'
import { bookingMessages as say } from '#contract/bookings/booking-messages.ts'
import { peopleText } from '#contract/bookings/stay-text.ts'
import { countPeople } from '#contract/bookings/stays/split-people.ts'
import { formatDay } from '#contract/kit/time/calendar-date.ts'
import { BookingStatus } from '#web/bookings/booking-status.tsx'
import { fewRoomNumbers, roomNumbers } from '#web/bookings/booking-text.ts'
import { BookingRowActions } from '#web/bookings/list/booking-row-actions.tsx'
import { GuestCell } from '#web/bookings/list/guest-cell.tsx'
import { InvoiceCell } from '#web/bookings/list/invoice-cell.tsx'
import type { OpenSheet } from '#web/bookings/sheets/open-sheet.ts'
import { EmptyState } from '#web/kit/feedback/empty-state.tsx'
import type { PagedList } from '#web/kit/list/paged-list.ts'
import { ButtonLink, TextLink } from '#web/kit/page/links.tsx'
import type { Column } from '#web/kit/table/column.ts'
import { PagedTable } from '#web/kit/table/paged-table.tsx'
import { paths } from '#web/paths.ts'

const columns: Column<Booking, NonNullable<BookingQuery['sort']>>[] = [
  { title: 'S.No', cell: (_, rowNumber) => rowNumber, width: 48, card: 'hidden', hideWhenNarrow: true },
  {
    title: 'Booking No',
    sort: 'booking_number',
    card: 'heading',
    noWrap: true,
    cell: ({ booking_number, slug }) => (
      <TextLink to={paths.bookingDetails} search={{ slug }} fw={600}>
        {booking_number}
      </TextLink>
    ),
  },
  { title: 'Guest', width: '30%', cell: (booking) => <GuestCell booking={booking} /> },
  { title: 'Room', cell: (booking) => <span title={roomNumbers(booking)}>{fewRoomNumbers(booking)}</span> },
  { title: 'Check-in', sort: 'check_in_date', noWrap: true, cell: ({ check_in_date }) => formatDay(check_in_date) },
  {
    title: 'Check-out',
    sort: 'check_out_date',
    hideWhenNarrow: true,
    cell: ({ check_out_date }) => formatDay(check_out_date),
  },
  {
    title: 'Guests',
    hideWhenNarrow: true,
    cell: (booking) => <span title={peopleText(booking)}>{countPeople(booking)}</span>,
  },
  { title: 'Status', cell: (booking) => <BookingStatus booking={booking} /> },
  { title: 'Invoice', hideWhenNarrow: true, cell: (booking) => <InvoiceCell booking={booking} /> },
]

interface BookingsTableProps extends PagedList<Booking, BookingQuery> {
  filters: ReactNode
  onAct: (sheet: OpenSheet) => void
}

export const BookingsTable = ({ filters, onAct, ...paged }: BookingsTableProps) => (
  <PagedTable
    caption="Bookings"
    columns={columns}
    {...paged}
    failed={say.listFailed}
    reasonFirst
    toolbar={filters}
    actions={(booking) => <BookingRowActions booking={booking} onAct={onAct} />}
    empty={
      <EmptyState
        icon={<IconCalendarPlus size={28} />}
        title="No bookings yet"
        text="A booking reserves a room for a guest. Check guests in and out from this list."
        action={<ButtonLink to={paths.addBooking}>Add New Booking</ButtonLink>}
      />
    }
  />
)
