import { Text } from '@mantine/core'
import { useDebouncedValue } from '@mantine/hooks'
import { useWatch } from 'react-hook-form'
import { Problem } from '#contract/kit/problem.ts'
import { roomMessages as say } from '#contract/rooms/room-messages.ts'
import { expandRoomNumbers, RoomRangeDraft } from '#contract/rooms/room-range.ts'
import { SelectField } from '#web/kit/fields/select-field.tsx'
import { TextField } from '#web/kit/fields/text-field.tsx'
import { TextareaField } from '#web/kit/fields/textarea-field.tsx'
import { typingPause } from '#web/kit/fields/typing-pause.ts'
import { FormDialog } from '#web/kit/form/form-dialog.tsx'
import { markFields } from '#web/kit/form/mark-fields.ts'
import { useFormOf } from '#web/kit/form/use-form-of.ts'
import { useAddRoomRange, useRoomRangePreview } from '#web/rooms/room-queries.ts'

const messages = {
  done: say.saved,
  title: say.saveFailedTitle,
  taken: say.numberTaken,
  invalid: say.invalid,
  failed: say.rangeFailed,
}

interface RoomRangeDialogProps {
  roomTypes: { value: number; label: string }[]
  onClose: () => void
}

/** Adds a whole floor at once. */
export const RoomRangeDialog = ({ roomTypes, onClose }: RoomRangeDialogProps) => {
  const form = useFormOf(RoomRangeDraft, { room_numbers: '', description: '' })
  const { control } = form
  const typed = useWatch({ control, name: 'room_numbers' }) ?? ''
  const save = useAddRoomRange()
  const { numbers } = expandRoomNumbers(typed)
  const label = numbers.length > 1 ? `Add ${numbers.length} rooms` : 'Add rooms'
  const isMarked = form.getFieldState('room_numbers', form.formState).invalid
  /** Existing numbers are reported at the field only. */
  const tellAtField = (failure: unknown) => {
    if (!(failure instanceof Problem && failure.fields?.room_numbers)) return false
    markFields(form, failure)
    return true
  }
  return (
    <FormDialog
      title="Add Several Rooms"
      form={form}
      onSave={save.mutateAsync}
      label={label}
      say={messages}
      onClose={onClose}
      onRefused={tellAtField}
    >
      <TextField
        control={control}
        name="room_numbers"
        label="Room numbers"
        description="101-112, or 101-105, 201-205"
        required
        autoFocus
      />
      <RangePreview typed={typed} isMarked={isMarked} isSent={save.isPending || save.isSuccess} />
      <SelectField
        control={control}
        name="room_type_id"
        label="Room type"
        required
        options={roomTypes}
        placeholder="Choose a room type"
      />
      <TextareaField control={control} name="description" label="Description" required />
    </FormDialog>
  )
}

interface RangePreviewProps {
  typed: string
  /** The field shows the error. */
  isMarked: boolean
  isSent: boolean
}

/** The numbers to add, and those that exist already. */
const RangePreview = ({ typed, isMarked, isSent }: RangePreviewProps) => {
  const [room_numbers] = useDebouncedValue(typed.trim(), typingPause)
  const isReadable = expandRoomNumbers(room_numbers).numbers.length > 0
  const { data } = useRoomRangePreview(room_numbers, isReadable && !isSent)
  const isShown = data && isReadable && !isSent
  return (
    <div role="status">
      {isShown && (
        <Text fz="sm" c="dimmed" style={{ overflowWrap: 'anywhere' }}>
          {data.numbers.join(', ')}
        </Text>
      )}
      {isShown && !isMarked && data.existing.length > 0 && (
        <Text fz="sm" c="red">
          {say.numbersTaken(data.existing)}
        </Text>
      )}
    </div>
  )
}
