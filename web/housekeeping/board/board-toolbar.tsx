import { Checkbox, Group, SegmentedControl } from '@mantine/core'
import '@mantine/core/styles/SegmentedControl.layer.css'
import { memo } from 'react'
import type { HousekeepingBoard } from '#contract/housekeeping/housekeeping.ts'
import type { CalendarDate } from '#contract/kit/time/calendar-date.ts'
import { RoomCondition, roomConditionNames } from '#contract/rooms/room-condition.ts'
import { type GroupBy, nobody } from '#web/housekeeping/board/arrange-rooms.ts'
import classes from '#web/housekeeping/board/board.module.css'
import type { BoardSearch } from '#web/housekeeping/board/board-search.ts'
import { DayInput } from '#web/kit/fields/day-input.tsx'
import { SelectFilter } from '#web/kit/list/select-filter.tsx'

const conditions = RoomCondition.options.map((value) => ({ value, label: roomConditionNames[value] }))
const groupings: { value: GroupBy; label: string }[] = [
  { value: 'floor', label: 'By floor' },
  { value: 'type', label: 'By type' },
]

interface BoardToolbarProps {
  search: BoardSearch
  change: (changes: Partial<BoardSearch>) => void
  today: CalendarDate
  groupBy: GroupBy
  onGroupBy: (groupBy: GroupBy) => void
  staff: HousekeepingBoard['staff']
  /** How many rooms the filters leave, if there are filters. */
  count: string
}

export const BoardToolbar = memo(({ search, change, today, groupBy, onGroupBy, staff, count }: BoardToolbarProps) => (
  <div className={classes.toolbar}>
    <Group gap="xs">
      <SegmentedControl<GroupBy>
        aria-label="Group rooms"
        data={groupings}
        value={groupBy}
        onChange={onGroupBy}
        size="sm"
      />
      <DayInput
        aria-label="Day"
        w={130}
        value={search.date ?? today}
        onChange={(day) => day && change({ date: day === today ? undefined : day })}
      />
      <SelectFilter
        label="Condition"
        all="All conditions"
        options={conditions}
        value={search.condition}
        onChange={(condition) => change({ condition })}
      />
      <SelectFilter
        label="Assignee"
        all="Everybody"
        options={[{ value: nobody, label: 'Nobody' }, ...staff.map(({ id, name }) => ({ value: id, label: name }))]}
        value={search.assignee}
        onChange={(assignee) => change({ assignee })}
        searchable
      />
      <Checkbox
        label="Arrivals first"
        checked={search.arrivals ?? false}
        onChange={({ currentTarget }) => change({ arrivals: currentTarget.checked || undefined })}
      />
    </Group>
    <span className={classes.count} role="status">
      {count}
    </span>
  </div>
))
