import type { HousekeepingBoard, HousekeepingRoom } from '#contract/housekeeping/housekeeping.ts'
import classes from '#web/housekeeping/board/board.module.css'

interface AssigneeSelectProps {
  room: HousekeepingRoom
  staff: HousekeepingBoard['staff']
  onChange: (assigneeId: number | null) => void
}

/** The browser's own list: two hundred of them cost little, and every phone and keyboard knows it. */
export const AssigneeSelect = ({ room: { room_number, assignee }, staff, onChange }: AssigneeSelectProps) => (
  <select
    className={classes.assignee}
    aria-label={`Assignee of ${room_number}`}
    data-cell="assignee"
    data-empty={assignee === null || undefined}
    value={assignee?.id ?? ''}
    onChange={({ currentTarget: { value } }) => onChange(value === '' ? null : Number(value))}
  >
    <option value="">Nobody</option>
    {staff.map(({ id, name }) => (
      <option key={id} value={id}>
        {name}
      </option>
    ))}
    {assignee && !staff.some(({ id }) => id === assignee.id) && <option value={assignee.id}>{assignee.name}</option>}
  </select>
)
