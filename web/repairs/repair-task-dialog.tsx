import type { CalendarDate } from '#contract/kit/time/calendar-date.ts'
import { type RepairTask, RepairTaskEdit } from '#contract/repairs/repair-task.ts'
import { repairTaskMessages as say } from '#contract/repairs/repair-task-messages.ts'
import { CheckField } from '#web/kit/fields/check-field.tsx'
import { DateField } from '#web/kit/fields/date-field.tsx'
import { NumberField } from '#web/kit/fields/number-field.tsx'
import { SelectField } from '#web/kit/fields/select-field.tsx'
import { TextField } from '#web/kit/fields/text-field.tsx'
import { Wide } from '#web/kit/form/form-card.tsx'
import { FormDialog } from '#web/kit/form/form-dialog.tsx'
import { FormGrid } from '#web/kit/form/form-grid.tsx'
import type { FormValues } from '#web/kit/form/form-values.ts'
import type { FieldLabel } from '#web/kit/form/merge-input.ts'
import { useFormOf } from '#web/kit/form/use-form-of.ts'
import { asChoice, asDay, asText, asYesNo } from '#web/kit/form/value-text.ts'
import { useHotelToday } from '#web/kit/time/hotel-time.ts'
import { priorities } from '#web/repairs/repair-input.ts'
import { useRepairOptions } from '#web/repairs/repair-queries.ts'
import { fetchTask, useAddTask, useChangeTask } from '#web/repairs/repair-task-queries.ts'
import { TaskPlaces } from '#web/repairs/task-places.tsx'

type Input = FormValues<typeof RepairTaskEdit>

const newTask = (today: CalendarDate): Input => ({
  description: '',
  every_days: 90,
  start_date: today,
  priority: 'normal',
  assignee_id: null,
  room_ids: [],
  areas: [],
  is_paused: false,
  version: 0,
})

const inputOf = ({ id: _id, slug: _slug, assignee, places, ...task }: RepairTask): Input => ({
  ...task,
  assignee_id: assignee?.id ?? null,
  room_ids: places.flatMap(({ room }) => (room ? [room.id] : [])),
  areas: places.flatMap(({ room, area }) => (room ? [] : [area])),
})

const labels: FieldLabel<Input>[] = [
  ['description', 'What is to be done', asText],
  ['every_days', 'Every', asText],
  ['start_date', 'First due on', asDay],
  ['priority', 'Priority', asChoice(priorities)],
  ['is_paused', 'Paused', asYesNo],
]

interface RepairTaskDialogProps {
  /** The task to edit; without it, one is added. */
  task: RepairTask | undefined
  onClose: () => void
}

export const RepairTaskDialog = ({ task, onClose }: RepairTaskDialogProps) => {
  const today = useHotelToday()
  const form = useFormOf(RepairTaskEdit, task ? inputOf(task) : newTask(today))
  const add = useAddTask()
  const change = useChangeTask(task?.slug ?? '')
  const { data: options } = useRepairOptions()
  const { control } = form
  return (
    <FormDialog
      title={task ? 'Edit recurring task' : 'Add recurring task'}
      form={form}
      edited={task && { fetch: async () => inputOf(await fetchTask(task.slug)), labels }}
      onSave={(edit) => (task ? change.mutateAsync(edit) : add.mutateAsync(edit))}
      label={task ? 'Update' : 'Save'}
      say={{ done: task ? say.updated : say.saved, taken: say.saveFailed, failed: say.saveFailed }}
      onClose={onClose}
    >
      <TextField
        control={control}
        name="description"
        label="What is to be done"
        placeholder="AC service"
        required
        autoFocus
      />
      <FormGrid>
        <NumberField control={control} name="every_days" label="Every so many days" required />
        <DateField control={control} name="start_date" label="First due on" required />
        <Wide>
          <TaskPlaces form={form} areas={options?.areas ?? []} />
        </Wide>
        <SelectField control={control} name="priority" label="Priority" required options={priorities} />
        <SelectField
          control={control}
          name="assignee_id"
          label="Assigned to"
          placeholder="Nobody"
          options={options?.people.map(({ id, name }) => ({ value: id, label: name })) ?? []}
          clearable
        />
      </FormGrid>
      <CheckField
        control={control}
        name="is_paused"
        label="Paused"
        description="No repairs are opened while it is paused."
      />
    </FormDialog>
  )
}
