import type { CalendarRoomType } from '#contract/calendar/calendar.ts'
import { type CalendarSearch, type StayFilter, stayFilters } from '#web/calendar/calendar-search.ts'
import type { CalendarView } from '#web/calendar/use-calendar-view.ts'
import { SearchBox } from '#web/kit/list/search-box.tsx'
import { SelectFilter } from '#web/kit/list/select-filter.tsx'

interface CalendarFiltersProps {
  view: CalendarView
  change: (changes: Partial<CalendarSearch>) => void
  roomTypes: CalendarRoomType[]
}

const filters = Object.entries(stayFilters).map(([value, label]) => ({ value: value as StayFilter, label }))

/** They highlight stays and dim the others; nothing is hidden. */
export const CalendarFilters = ({ view, change, roomTypes }: CalendarFiltersProps) => (
  <>
    <SearchBox
      label="Guest, booking or group"
      width={212}
      value={view.search}
      onSearch={(search) => change({ search: search.slice(0, 100) })}
    />
    <SelectFilter
      label="Room type"
      width={134}
      isTight
      all="All room types"
      options={roomTypes.map(({ id, name }) => ({ value: id, label: name }))}
      value={view.room_type_id}
      onChange={(room_type_id) => change({ room_type_id })}
    />
    <SelectFilter
      label="Highlight"
      width={130}
      isTight
      all="All stays"
      options={filters}
      value={view.highlight}
      onChange={(highlight) => change({ highlight })}
    />
  </>
)
