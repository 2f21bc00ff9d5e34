import { rupeesFromPaise } from '#contract/kit/money.ts'
import type { CalendarDate } from '#contract/kit/time/calendar-date.ts'
import type { Repair, RepairEdit } from '#contract/repairs/repair.ts'
import { priorityNames, RepairPriority } from '#contract/repairs/repair-names.ts'
import type { FormValues } from '#web/kit/form/form-values.ts'
import type { FieldLabel } from '#web/kit/form/merge-input.ts'
import type { FormOf } from '#web/kit/form/use-form-of.ts'
import { asAmount, asChoice, asDay, asText } from '#web/kit/form/value-text.ts'

export type RepairForm = FormOf<typeof RepairEdit>
type Input = FormValues<typeof RepairEdit>

export const priorities = RepairPriority.options.map((value) => ({ value, label: priorityNames[value] }))

export const newRepair: Input = {
  room_id: null,
  area: '',
  description: '',
  priority: 'normal',
  assignee_id: null,
  due_date: null,
  cost: null,
  check_in_date: null,
  check_out_date: null,
  version: 0,
}

/** A repair as form values. Nights that are over are no longer its nights: new ones can be blocked. */
export const inputOf = (repair: Omit<Repair, 'comments'>, today: CalendarDate): Input => {
  const hasNights = repair.check_out_date !== null && repair.check_out_date > today
  return {
    room_id: repair.room?.id ?? null,
    area: repair.area,
    description: repair.description,
    priority: repair.priority,
    assignee_id: repair.assignee?.id ?? null,
    due_date: repair.due_date,
    cost: repair.cost === null ? null : rupeesFromPaise(repair.cost),
    check_in_date: hasNights ? repair.check_in_date : null,
    check_out_date: hasNights ? repair.check_out_date : null,
    version: repair.version,
  }
}

interface Choices {
  rooms: { value: number; label: string }[]
  people: { value: number; label: string }[]
}

export const labelsOf = ({ rooms, people }: Choices): FieldLabel<Input>[] => [
  ['room_id', 'Room', asChoice(rooms)],
  ['area', 'Area', asText],
  ['description', 'What is broken', asText],
  ['priority', 'Priority', asChoice(priorities)],
  ['assignee_id', 'Assigned to', asChoice(people)],
  ['due_date', 'Due date', asDay],
  ['cost', 'Cost', asAmount],
  ['check_in_date', 'First night', asDay],
  ['check_out_date', 'Free again on', asDay],
]
