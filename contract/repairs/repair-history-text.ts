import type { AuditAction } from '#contract/audit/audit.ts'
import { formatRupees, paise } from '#contract/kit/money.ts'
import { type CalendarDate, formatDay } from '#contract/kit/time/calendar-date.ts'
import { priorityNames, type RepairPriority, type RepairStatus } from '#contract/repairs/repair-names.ts'

type Values = Record<string, unknown>

/** An entry of the audit trail about a repair, or about the nights that it blocks. */
export interface RepairChange {
  entity: string
  action: AuditAction
  before: Values | null
  after: Values | null
  /** The names of records that the values refer to: `assignee_id 3` is Ravi. */
  names: Record<string, string>
}

const statusWords: Record<RepairStatus, string> = {
  open: 'Opened',
  in_progress: 'Work started',
  closed: 'Closed',
  reopened: 'Reopened',
}

const day = (value: unknown) => formatDay(value as CalendarDate)

const place = (values: Values, names: RepairChange['names']) =>
  values.room_id ? `room ${names[`room_id ${values.room_id}`] ?? ''}` : String(values.area ?? '')

const priorityOf = (value: unknown) => priorityNames[value as RepairPriority]

/** The words for each field that has changed, in the order in which they are said. */
const fieldWords: Record<string, (after: Values, before: Values, names: RepairChange['names']) => string> = {
  status: (after) => statusWords[after.status as RepairStatus],
  description: () => 'Description changed',
  priority: (after, before) => `Priority changed from ${priorityOf(before.priority)} to ${priorityOf(after.priority)}`,
  assignee_id: (after, _before, names) =>
    after.assignee_id ? `Assigned to ${names[`assignee_id ${after.assignee_id}`] ?? 'somebody'}` : 'No longer assigned',
  due_date: (after) => (after.due_date ? `Due on ${day(after.due_date)}` : 'Due date removed'),
  cost: (after) => (after.cost === null ? 'Cost removed' : `Cost: ${formatRupees(paise(Number(after.cost)))}`),
}

const isMoved = (after: Values) => 'room_id' in after || 'area' in after

const nightsInWords = ({ action, before, after }: RepairChange) => {
  if (action === 'insert') return `Nights blocked: ${day(after?.check_in_date)} to ${day(after?.check_out_date)}`
  if (action === 'delete') return `Nights released: ${day(before?.check_in_date)} to ${day(before?.check_out_date)}`
  const [first, free] = [after?.check_in_date, after?.check_out_date]
  if (first) return `Nights blocked from ${day(first)}${free ? ` to ${day(free)}` : ''}`
  if (!free) return undefined
  return String(free) < String(before?.check_out_date)
    ? `Nights released from ${day(free)}`
    : `Nights blocked until ${day(free)}`
}

/** One sentence for an entry; undefined if it says nothing that a person wants to read. */
export const repairChangeInWords = (change: RepairChange) => {
  if (change.entity === 'stay') return nightsInWords(change)
  const { action, before, after, names } = change
  if (action === 'insert') return after?.task_place_id ? 'Opened by its recurring task' : 'Reported'
  if (action !== 'update' || !before || !after) return undefined
  const words = Object.entries(fieldWords).flatMap(([field, say]) =>
    field in after ? [say(after, before, names)] : [],
  )
  if (isMoved(after)) words.push(`Moved from ${place(before, names)} to ${place(after, names)}`)
  return words.length > 0 ? words.join('. ') : undefined
}
