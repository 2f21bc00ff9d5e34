import { formatDay } from '#contract/kit/time/calendar-date.ts'
import { type RoomQuery, RoomStatus } from '#contract/rooms/room.ts'
import { roomStatusNames } from '#contract/rooms/room-status-names.ts'
import { FilterChip } from '#web/kit/list/filter-chip.tsx'
import { ListSearch } from '#web/kit/list/list-search.tsx'
import type { FiltersProps } from '#web/kit/list/paged-list.ts'
import { SelectFilter } from '#web/kit/list/select-filter.tsx'
import { useHotelToday } from '#web/kit/time/hotel-time.ts'
import { useRoomTypeOptions } from '#web/room-types/room-type-queries.ts'

const statuses = RoomStatus.options.map((value) => ({ value, label: roomStatusNames[value] }))

export const RoomFilters = ({ query, change }: FiltersProps<RoomQuery>) => {
  const { data: roomTypes = [] } = useRoomTypeOptions()
  const today = useHotelToday()
  return (
    <>
      <ListSearch label="Search rooms" query={query} change={change} />
      <SelectFilter
        label="Status"
        all="All statuses"
        options={statuses}
        value={query.status}
        onChange={(status) => change({ status })}
        width={160}
      />
      <SelectFilter
        label="Room type"
        all="All room types"
        options={roomTypes}
        value={query.room_type_id}
        onChange={(room_type_id) => change({ room_type_id })}
        width={200}
        searchable
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
