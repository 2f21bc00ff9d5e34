import { Button, Group } from '@mantine/core'
import { IconBed } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { overdueBadge } from '#contract/bookings/overdue.ts'
import { counted } from '#contract/kit/counted.ts'
import { occupancyText } from '#contract/room-types/occupancy.ts'
import { overstayWarning } from '#contract/rooms/overstay.ts'
import type { Room, RoomQuery } from '#contract/rooms/room.ts'
import { roomConditionNames } from '#contract/rooms/room-condition.ts'
import { roomEndpoints } from '#contract/rooms/room-endpoints.ts'
import { roomMessages } from '#contract/rooms/room-messages.ts'
import { useMayCall, useMayOpen } from '#web/kit/access/use-may.ts'
import { ConditionMark } from '#web/kit/feedback/condition-mark.tsx'
import { EmptyState } from '#web/kit/feedback/empty-state.tsx'
import { StatusBadge } from '#web/kit/feedback/status-badge.tsx'
import type { PagedList } from '#web/kit/list/paged-list.ts'
import { ButtonLink, TextLink } from '#web/kit/page/links.tsx'
import { ClippedText } from '#web/kit/table/clipped-text.tsx'
import type { Column } from '#web/kit/table/column.ts'
import { DeleteItem } from '#web/kit/table/delete-item.tsx'
import { PagedTable } from '#web/kit/table/paged-table.tsx'
import { RowActions } from '#web/kit/table/row-actions.tsx'
import { RowEditLink } from '#web/kit/table/row-edit-link.tsx'
import { paths } from '#web/paths.ts'
import { RoomStatusBadge } from '#web/rooms/room-status-badge.tsx'

const columns: Column<Room, NonNullable<RoomQuery['sort']>>[] = [
  { title: '#', cell: (_, rowNumber) => rowNumber, width: 48, card: 'hidden', hideWhenNarrow: true },
  {
    title: 'Room Number',
    sort: 'room_number',
    card: 'heading',
    cell: ({ room_number, slug }) => (
      <TextLink to={paths.editRoom} search={{ slug }} fw={600}>
        {room_number}
      </TextLink>
    ),
  },
  { title: 'Room Type', sort: 'room_type', cell: ({ room_type }) => room_type.name },
  { title: 'Status', sort: 'status', cell: (room) => <RoomStatusCell room={room} /> },
  {
    title: 'Condition',
    cell: ({ condition }) => <ConditionMark condition={condition}>{roomConditionNames[condition]}</ConditionMark>,
  },
  { title: 'Max Occupancy', cell: ({ room_type }) => occupancyText(room_type) },
  { title: 'Description', hideWhenNarrow: true, cell: ({ description }) => <ClippedText>{description}</ClippedText> },
]

/** With links to the booking of guests who should have left, and to the open faults. */
const RoomStatusCell = ({ room: { id, status, overstay, open_faults } }: { room: Room }) => (
  <Group gap={6}>
    <RoomStatusBadge status={status} />
    {overstay && (
      <TextLink to={paths.bookingDetails} search={{ slug: overstay.booking_slug }} title={overstayWarning(overstay)}>
        <StatusBadge tone="danger">{overdueBadge}</StatusBadge>
      </TextLink>
    )}
    {open_faults > 0 && (
      <TextLink to={paths.repairs} search={{ room_id: id, is_open: true }}>
        <StatusBadge tone="warning">{counted(open_faults, 'fault')}</StatusBadge>
      </TextLink>
    )}
  </Group>
)

const EditOrBlock = ({ room: { slug, room_number } }: { room: Room }) =>
  useMayCall()(roomEndpoints.update) ? (
    <RowEditLink to={paths.editRoom} search={{ slug }} of={`room ${room_number}`} />
  ) : (
    <ButtonLink
      to={paths.editRoom}
      search={{ slug }}
      size="compact-sm"
      variant="default"
      aria-label={`Block room ${room_number}`}
    >
      Block
    </ButtonLink>
  )

interface RoomsTableProps extends PagedList<Room, RoomQuery> {
  filters: ReactNode
  onDelete: (room: Room) => void
  /** Not before there is a room type. */
  onAddSeveral: (() => void) | undefined
}

export const RoomsTable = ({ filters, onDelete, onAddSeveral, ...paged }: RoomsTableProps) => {
  const mayOpen = useMayOpen()
  const actions = (room: Room) => (
    <RowActions of={`room ${room.room_number}`} next={<EditOrBlock room={room} />}>
      <DeleteItem call={roomEndpoints.remove} onClick={() => onDelete(room)} />
    </RowActions>
  )
  return (
    <PagedTable
      caption="Rooms"
      columns={columns}
      {...paged}
      failed={roomMessages.listFailed}
      toolbar={filters}
      actions={mayOpen(paths.editRoom) ? actions : undefined}
      empty={
        <EmptyState
          icon={<IconBed size={28} />}
          title="No rooms yet"
          text={
            onAddSeveral
              ? 'Add your rooms one by one, or a whole floor at once, such as 101-112.'
              : 'Add your rooms one by one, each with its number and its type.'
          }
          action={
            <Group gap="xs" justify="center">
              {onAddSeveral && <Button onClick={onAddSeveral}>Add Several Rooms</Button>}
              <ButtonLink to={paths.addRoom} variant={onAddSeveral ? 'default' : 'filled'}>
                Add Room
              </ButtonLink>
            </Group>
          }
        />
      }
    />
  )
}
