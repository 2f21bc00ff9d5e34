import { Chip } from '@mantine/core'
import type { RepairQuery } from '#contract/repairs/repair.ts'
import { ListSearch } from '#web/kit/list/list-search.tsx'
import type { FiltersProps } from '#web/kit/list/paged-list.ts'
import { SelectFilter } from '#web/kit/list/select-filter.tsx'
import { priorities } from '#web/repairs/repair-input.ts'
import { useRoomChoices } from '#web/repairs/repair-queries.ts'
import '@mantine/core/styles/Chip.layer.css'

const states = [
  { value: 'open' as const, label: 'Not closed' },
  { value: 'closed' as const, label: 'Closed' },
]

export const RepairFilters = ({ query, change }: FiltersProps<RepairQuery>) => {
  const { data: rooms = [] } = useRoomChoices()
  const state = query.is_open === undefined ? undefined : query.is_open ? 'open' : 'closed'
  return (
    <>
      <ListSearch label="Fault, room, area or person" query={query} change={change} />
      <SelectFilter
        label="Status"
        all="All statuses"
        options={states}
        value={state}
        onChange={(chosen) => change({ is_open: chosen === undefined ? undefined : chosen === 'open' })}
      />
      <SelectFilter
        label="Priority"
        all="All priorities"
        options={priorities}
        value={query.priority}
        onChange={(priority) => change({ priority })}
      />
      <SelectFilter
        label="Room"
        all="All rooms"
        searchable
        options={rooms}
        value={query.room_id}
        onChange={(room_id) => change({ room_id })}
      />
      <Chip size="sm" checked={query.mine ?? false} onChange={(isOn) => change({ mine: isOn || undefined })}>
        Mine
      </Chip>
      <Chip size="sm" checked={query.overdue ?? false} onChange={(isOn) => change({ overdue: isOn || undefined })}>
        Overdue
      </Chip>
    </>
  )
}
