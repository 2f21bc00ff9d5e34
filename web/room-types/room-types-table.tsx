import { IconHomePlus } from '@tabler/icons-react'
import { formatRupees } from '#contract/kit/money.ts'
import { occupancyText } from '#contract/room-types/occupancy.ts'
import type { RoomType, RoomTypeQuery } from '#contract/room-types/room-type.ts'
import { roomTypeEndpoints } from '#contract/room-types/room-type-endpoints.ts'
import { roomTypeMessages } from '#contract/room-types/room-type-messages.ts'
import { useMayOpen } from '#web/kit/access/use-may.ts'
import { EmptyState } from '#web/kit/feedback/empty-state.tsx'
import { ListSearch } from '#web/kit/list/list-search.tsx'
import type { PagedList } from '#web/kit/list/paged-list.ts'
import { ButtonLink, TextLink } from '#web/kit/page/links.tsx'
import { ClippedText } from '#web/kit/table/clipped-text.tsx'
import type { Column } from '#web/kit/table/column.ts'
import { DeleteItem } from '#web/kit/table/delete-item.tsx'
import { PagedTable } from '#web/kit/table/paged-table.tsx'
import { RowActions } from '#web/kit/table/row-actions.tsx'
import { RowEditLink } from '#web/kit/table/row-edit-link.tsx'
import { paths } from '#web/paths.ts'

const columns: Column<RoomType, NonNullable<RoomTypeQuery['sort']>>[] = [
  { title: '#', cell: (_, rowNumber) => rowNumber, width: 48, card: 'hidden', hideWhenNarrow: true },
  {
    title: 'Name',
    sort: 'name',
    card: 'heading',
    cell: ({ name, slug }) => (
      <TextLink to={paths.editRoomType} search={{ slug }}>
        {name}
      </TextLink>
    ),
  },
  {
    title: 'Description',
    hideWhenNarrow: true,
    sort: 'description',
    cell: ({ description }) => <ClippedText>{description}</ClippedText>,
  },
  { title: 'Max Occupancy', cell: occupancyText },
  {
    title: 'Price per Night',
    sort: 'price_per_night',
    numeric: true,
    cell: ({ price_per_night }) => formatRupees(price_per_night),
  },
]

interface RoomTypesTableProps extends PagedList<RoomType, RoomTypeQuery> {
  onDelete: (roomType: RoomType) => void
}

export const RoomTypesTable = ({ onDelete, ...paged }: RoomTypesTableProps) => {
  const mayOpen = useMayOpen()
  return (
    <PagedTable
      caption="Room types"
      columns={columns}
      {...paged}
      failed={roomTypeMessages.listFailed}
      toolbar={<ListSearch label="Search room types" query={paged.query} change={paged.change} />}
      actions={
        mayOpen(paths.editRoomType)
          ? (roomType) => (
              <RowActions
                of={roomType.name}
                next={<RowEditLink to={paths.editRoomType} search={{ slug: roomType.slug }} of={roomType.name} />}
              >
                <DeleteItem call={roomTypeEndpoints.remove} onClick={() => onDelete(roomType)} />
              </RowActions>
            )
          : undefined
      }
      empty={
        <EmptyState
          icon={<IconHomePlus size={28} />}
          title="No room types yet"
          text="A room type says how many people a room takes and what a night costs. Every room has one."
          action={<ButtonLink to={paths.addRoomType}>Add Room Type</ButtonLink>}
        />
      }
    />
  )
}
