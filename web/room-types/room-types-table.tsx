import { IconHomePlus, IconPencil } from '@tabler/icons-react'
import type { UseQueryResult } from '@tanstack/react-query'
import { formatRupees } from '#contract/kit/money.ts'
import type { Page } from '#contract/kit/paging.ts'
import { occupancyText } from '#contract/room-types/occupancy.ts'
import type { RoomType, RoomTypeQuery } from '#contract/room-types/room-type.ts'
import { roomTypeMessages } from '#contract/room-types/room-type-messages.ts'
import { EmptyState } from '#web/kit/feedback/empty-state.tsx'
import { SearchBox } from '#web/kit/list/search-box.tsx'
import { ButtonLink, TextLink } from '#web/kit/page/links.tsx'
import { ClippedText } from '#web/kit/table/clipped-text.tsx'
import type { Column } from '#web/kit/table/column.ts'
import { DeleteItem } from '#web/kit/table/delete-item.tsx'
import { PagedTable } from '#web/kit/table/paged-table.tsx'
import { RowActions } from '#web/kit/table/row-actions.tsx'
import { paths } from '#web/paths.ts'

const columns: Column<RoomType, NonNullable<RoomTypeQuery['sort']>>[] = [
  { title: '#', cell: (_, rowNumber) => rowNumber, width: 48, card: 'hidden', minor: true },
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
    minor: true,
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

interface RoomTypesTableProps {
  list: UseQueryResult<Page<RoomType>>
  query: RoomTypeQuery
  change: (changes: Partial<RoomTypeQuery>, how?: { replace: boolean }) => void
  onDelete: (roomType: RoomType) => void
}

export const RoomTypesTable = ({ list, query, change, onDelete }: RoomTypesTableProps) => (
  <PagedTable
    caption="Room types"
    columns={columns}
    list={list}
    query={query}
    change={change}
    rowKey={({ slug }) => slug}
    failed={roomTypeMessages.listFailed}
    toolbar={
      <SearchBox
        label="Search room types"
        value={query.search}
        onSearch={(search) => change({ search: search || undefined }, { replace: true })}
      />
    }
    actions={(roomType) => (
      <RowActions
        of={roomType.name}
        next={
          <ButtonLink
            to={paths.editRoomType}
            search={{ slug: roomType.slug }}
            size="compact-sm"
            variant="default"
            leftSection={<IconPencil size={14} />}
            aria-label={`Edit ${roomType.name}`}
          >
            Edit
          </ButtonLink>
        }
      >
        <DeleteItem onClick={() => onDelete(roomType)} />
      </RowActions>
    )}
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
