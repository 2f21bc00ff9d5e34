import { Select } from '@mantine/core'
import { formatDay } from '#contract/kit/calendar-date.ts'
import { type RoomQuery, RoomStatus } from '#contract/rooms/room.ts'
import { roomStatusNames } from '#contract/rooms/room-status-names.ts'
import { FilterChip } from '#web/kit/list/filter-chip.tsx'
import { SearchBox } from '#web/kit/list/search-box.tsx'
import { useHotelToday } from '#web/kit/time/hotel-time.ts'
import { useRoomTypeOptions } from '#web/room-types/room-type-queries.ts'

interface RoomFiltersProps {
  query: RoomQuery
  change: (changes: Partial<RoomQuery>, how?: { replace: boolean }) => void
}

const statuses = RoomStatus.options.map((value) => ({ value, label: roomStatusNames[value] }))

export const RoomFilters = ({ query, change }: RoomFiltersProps) => {
  const { data: roomTypes = [] } = useRoomTypeOptions()
  const today = useHotelToday()
  return (
    <>
      <SearchBox
        label="Search rooms"
        value={query.search}
        onSearch={(search) => change({ search: search || undefined }, { replace: true })}
      />
      <Select<RoomStatus>
        aria-label="Status"
        placeholder="All statuses"
        clearable
        w={160}
        data={statuses}
        value={query.status ?? null}
        onChange={(status) => change({ status: status ?? undefined })}
      />
      <Select<number>
        aria-label="Room type"
        placeholder="All room types"
        clearable
        searchable
        w={200}
        data={roomTypes}
        value={query.room_type_id ?? null}
        onChange={(room_type_id) => change({ room_type_id: room_type_id ?? undefined })}
      />
      {query.free_on && (
        <FilterChip
          label={query.free_on === today ? 'Free tonight' : `Free on ${formatDay(query.free_on)}`}
          onClear={() => change({ free_on: undefined })}
        />
      )}
    </>
  )
}
