import { useState } from 'react'
import type { HousekeepingBoard, HousekeepingRoom } from '#contract/housekeeping/housekeeping.ts'
import classes from '#web/housekeeping/board/board.module.css'

interface AssigneeSelectProps {
  room: HousekeepingRoom
  staff: HousekeepingBoard['staff']
  onChange: (assigneeId: number | null) => void
}

/**
 * The browser's own list, which every phone and keyboard knows. It has the assignee only, until the pointer or the focus
 * reaches it: the names of twenty people in two hundred lists would be a third of the page.
 */
export const AssigneeSelect = ({ room: { room_number, assignee }, staff, onChange }: AssigneeSelectProps) => {
  const [isReached, setReached] = useState(false)
  const reach = () => setReached(true)
  const people = isReached ? staff : []
  return (
    <select
      className={classes.assignee}
      aria-label={`Assignee of ${room_number}`}
      data-cell="assignee"
      data-empty={assignee === null || undefined}
      value={assignee?.id ?? ''}
      onPointerEnter={reach}
      onPointerDown={reach}
      onFocus={reach}
      onChange={({ currentTarget: { value } }) => onChange(value === '' ? null : Number(value))}
    >
      <option value="">Nobody</option>
      {people.map(({ id, name }) => (
        <option key={id} value={id}>
          {name}
        </option>
      ))}
      {assignee && !people.some(({ id }) => id === assignee.id) && <option value={assignee.id}>{assignee.name}</option>}
    </select>
  )
}
