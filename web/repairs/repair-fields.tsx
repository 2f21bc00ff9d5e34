import { useWatch } from 'react-hook-form'
import { repairEndpoints } from '#contract/repairs/repair-endpoints.ts'
import { useMayCall } from '#web/kit/access/use-may.ts'
import { DateField } from '#web/kit/fields/date-field.tsx'
import { MoneyField } from '#web/kit/fields/money-field.tsx'
import { SelectField } from '#web/kit/fields/select-field.tsx'
import { SuggestField } from '#web/kit/fields/suggest-field.tsx'
import { TextareaField } from '#web/kit/fields/textarea-field.tsx'
import { Wide } from '#web/kit/form/form-card.tsx'
import { FormGrid } from '#web/kit/form/form-grid.tsx'
import { priorities, type RepairForm } from '#web/repairs/repair-input.ts'

interface RepairFieldsProps {
  form: RepairForm
  rooms: { value: number; label: string }[]
  people: { value: number; label: string }[]
  areas: string[]
}

/** Where, what and how urgent; for those who manage repairs also who, until when, what it costs and the nights. */
export const RepairFields = ({ form, rooms, people, areas }: RepairFieldsProps) => {
  const { control } = form
  const isManager = useMayCall()(repairEndpoints.update)
  const [room, area] = useWatch({ control, name: ['room_id', 'area'] })
  const typed = String(area ?? '').toLowerCase()
  return (
    <FormGrid>
      <SelectField
        control={control}
        name="room_id"
        label="Room"
        placeholder="Choose a room"
        options={rooms}
        clearable
        autoFocus
        onChosen={() => form.setValue('area', '', { shouldDirty: true, shouldValidate: true })}
      />
      <SuggestField
        control={control}
        name="area"
        label="Or area"
        placeholder="Lobby, roof, kitchen"
        suggestions={areas.filter((name) => name.toLowerCase().includes(typed))}
      />
      <Wide>
        <TextareaField control={control} name="description" label="What is broken" required />
      </Wide>
      <SelectField control={control} name="priority" label="Priority" required options={priorities} />
      {isManager && (
        <>
          <SelectField
            control={control}
            name="assignee_id"
            label="Assigned to"
            placeholder="Nobody"
            options={people}
            clearable
          />
          <DateField control={control} name="due_date" label="Due date" />
          <MoneyField control={control} name="cost" label="Cost" />
          {room && (
            <>
              <DateField
                control={control}
                name="check_in_date"
                label="Block nights from"
                description="Leave both empty if the room can be sold."
              />
              <DateField
                control={control}
                name="check_out_date"
                label="Free again on"
                description="Closing the repair releases the rest."
              />
            </>
          )}
        </>
      )}
    </FormGrid>
  )
}
