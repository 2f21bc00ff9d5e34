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

type Change = Pick<BoardToolbarProps, 'change'>

/** Each field is drawn again only when its own value changes: a filter has to answer at once. */
export const BoardToolbar = memo(({ search, change, today, groupBy, onGroupBy, staff, count }: BoardToolbarProps) => (
  <div className={classes.toolbar}>
    <Group gap="xs">
      <GroupBySwitch groupBy={groupBy} onGroupBy={onGroupBy} />
      <BoardDay day={search.date ?? today} today={today} change={change} />
      <ConditionFilter condition={search.condition} change={change} />
      <AssigneeFilter assignee={search.assignee} staff={staff} change={change} />
      <ArrivalsFirst isOn={search.arrivals ?? false} change={change} />
    </Group>
    <span className={classes.count} role="status">
      {count}
    </span>
  </div>
))

const GroupBySwitch = memo(({ groupBy, onGroupBy }: Pick<BoardToolbarProps, 'groupBy' | 'onGroupBy'>) => (
  <SegmentedControl<GroupBy> aria-label="Group rooms" data={groupings} value={groupBy} onChange={onGroupBy} size="sm" />
))

const BoardDay = memo(({ day, today, change }: Change & { day: CalendarDate; today: CalendarDate }) => (
  <DayInput
    aria-label="Day"
    w={130}
    value={day}
    onChange={(chosen) => chosen && change({ date: chosen === today ? undefined : chosen })}
  />
))

const ConditionFilter = memo(({ condition, change }: Change & { condition: RoomCondition | undefined }) => (
  <SelectFilter
    label="Condition"
    all="All conditions"
    options={conditions}
    value={condition}
    onChange={(chosen) => change({ condition: chosen })}
  />
))

interface AssigneeFilterProps extends Change {
  assignee: number | undefined
  staff: HousekeepingBoard['staff']
}

const AssigneeFilter = memo(({ assignee, staff, change }: AssigneeFilterProps) => (
  <SelectFilter
    label="Assignee"
    all="Everybody"
    options={[{ value: nobody, label: 'Nobody' }, ...staff.map(({ id, name }) => ({ value: id, label: name }))]}
    value={assignee}
    onChange={(chosen) => change({ assignee: chosen })}
    searchable
  />
))

const ArrivalsFirst = memo(({ isOn, change }: Change & { isOn: boolean }) => (
  <Checkbox
    label="Arrivals first"
    checked={isOn}
    onChange={({ currentTarget }) => change({ arrivals: currentTarget.checked || undefined })}
  />
))
