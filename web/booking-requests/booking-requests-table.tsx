import { Button, Menu } from '@mantine/core'
import { IconBan, IconInbox, IconUser } from '@tabler/icons-react'
import {
  type BookingRequest,
  type BookingRequestQuery,
  BookingRequestStatus,
  bookingRequestStatusNames,
} from '#contract/booking-requests/booking-request.ts'
import { bookingRequestEndpoints } from '#contract/booking-requests/booking-request-endpoints.ts'
import { bookingRequestMessages as say } from '#contract/booking-requests/booking-request-messages.ts'
import { nightsText, peopleText } from '#contract/bookings/stay-text.ts'
import { formatRupees } from '#contract/kit/money.ts'
import { dayIn, formatDay } from '#contract/kit/time/calendar-date.ts'
import { RequestStatusBadge } from '#web/booking-requests/request-status-badge.tsx'
import { useMayCall } from '#web/kit/access/use-may.ts'
import { EmptyState } from '#web/kit/feedback/empty-state.tsx'
import { FilterChip } from '#web/kit/list/filter-chip.tsx'
import { ListSearch } from '#web/kit/list/list-search.tsx'
import type { PagedList } from '#web/kit/list/paged-list.ts'
import { SelectFilter } from '#web/kit/list/select-filter.tsx'
import { ButtonLink, TextLink } from '#web/kit/page/links.tsx'
import { MenuItemLink } from '#web/kit/page/menu-item-link.tsx'
import { CellPair } from '#web/kit/table/cell-pair.tsx'
import { ClippedText } from '#web/kit/table/clipped-text.tsx'
import type { Column } from '#web/kit/table/column.ts'
import { PagedTable } from '#web/kit/table/paged-table.tsx'
import { RowActions } from '#web/kit/table/row-actions.tsx'
import { useHotelZone } from '#web/kit/time/hotel-time.ts'
import { paths } from '#web/paths.ts'

type Act = 'confirm' | 'decline'

const statuses = BookingRequestStatus.options.map((value) => ({ value, label: bookingRequestStatusNames[value] }))

interface BookingRequestsTableProps extends PagedList<BookingRequest, BookingRequestQuery> {
  onAct: (act: Act, request: BookingRequest) => void
}

const columnsIn = (zone: string): Column<BookingRequest, NonNullable<BookingRequestQuery['sort']>>[] => [
  {
    title: 'Requested',
    sort: 'created_at',
    hideWhenNarrow: true,
    cell: ({ created_at }) => formatDay(dayIn(zone, new Date(created_at))),
  },
  {
    title: 'Guest',
    card: 'heading',
    width: '18%',
    cell: ({ guest }) => (
      <TextLink to={paths.guests} search={{ search: guest.phone }}>
        {guest.name}
      </TextLink>
    ),
  },
  { title: 'Room Type', cell: ({ room_type }) => room_type },
  { title: 'Check-in', sort: 'check_in_date', noWrap: true, cell: ({ check_in_date }) => formatDay(check_in_date) },
  { title: 'Nights', cell: nightsText },
  { title: 'Guests', hideWhenNarrow: true, cell: peopleText },
  {
    title: 'Quoted Price',
    hideWhenNarrow: true,
    numeric: true,
    cell: ({ price_per_night, rate_plan }) => (
      <CellPair below={rate_plan}>{formatRupees(price_per_night)} per night</CellPair>
    ),
  },
  {
    title: 'Note',
    width: '20%',
    cell: ({ note, answer }) => (note || answer ? <ClippedText>{answer || note}</ClippedText> : null),
  },
  { title: 'Status', cell: ({ status }) => <RequestStatusBadge status={status} /> },
]

export const BookingRequestsTable = ({ onAct, ...paged }: BookingRequestsTableProps) => (
  <PagedTable
    caption="Booking requests"
    columns={columnsIn(useHotelZone())}
    {...paged}
    failed={say.listFailed}
    toolbar={
      <>
        <ListSearch label="Guest, phone or email" query={paged.query} change={paged.change} />
        <SelectFilter
          label="Status"
          all="Any status"
          options={statuses}
          value={paged.query.status}
          onChange={(status) => paged.change({ status })}
          width={160}
        />
        {paged.query.slug && (
          <FilterChip label="Opened from a notification" onClear={() => paged.change({ slug: undefined })} />
        )}
      </>
    }
    actions={(request) => <RequestActions request={request} onAct={onAct} />}
    empty={
      <EmptyState
        icon={<IconInbox size={28} />}
        title="No booking requests yet"
        text="Invited guests can request rooms in the guest area. Their requests appear here."
        action={<ButtonLink to={paths.guests}>All Guests</ButtonLink>}
      />
    }
  />
)

const RequestActions = ({ request, onAct }: Pick<BookingRequestsTableProps, 'onAct'> & { request: BookingRequest }) => {
  const mayCall = useMayCall()
  const { guest, status, booking_slug, booking_number } = request
  const next =
    status === 'open' && mayCall(bookingRequestEndpoints.confirm) ? (
      <Button size="compact-sm" aria-label={`Confirm ${guest.name}`} onClick={() => onAct('confirm', request)}>
        Confirm
      </Button>
    ) : booking_slug ? (
      <ButtonLink size="compact-sm" variant="default" to={paths.bookingDetails} search={{ slug: booking_slug }}>
        {booking_number}
      </ButtonLink>
    ) : null
  return (
    <RowActions of={`the request of ${guest.name}`} next={next}>
      {status === 'open' && mayCall(bookingRequestEndpoints.decline) && (
        <Menu.Item leftSection={<IconBan size={16} />} data-danger onClick={() => onAct('decline', request)}>
          Decline
        </Menu.Item>
      )}
      <MenuItemLink to={paths.addGuest} search={{ slug: guest.slug }} leftSection={<IconUser size={16} />}>
        Guest
      </MenuItemLink>
    </RowActions>
  )
}
