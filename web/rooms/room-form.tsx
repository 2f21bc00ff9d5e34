import { type Room, type RoomEdit, RoomStatus } from '#contract/rooms/room.ts'
import { roomMessages } from '#contract/rooms/room-messages.ts'
import { roomStatusNames } from '#contract/rooms/room-status-names.ts'
import { SelectField } from '#web/kit/fields/select-field.tsx'
import { TextField } from '#web/kit/fields/text-field.tsx'
import { TextareaField } from '#web/kit/fields/textarea-field.tsx'
import { FormCard, Wide } from '#web/kit/form/form-card.tsx'
import { FormSheet } from '#web/kit/form/form-sheet.tsx'
import type { FieldLabel } from '#web/kit/form/merge-input.ts'
import { useFormOf } from '#web/kit/form/use-form-of.ts'
import { asChoice, asText } from '#web/kit/form/value-text.ts'
import { paths } from '#web/paths.ts'
import { inputOf, newRoom, type RoomInput, roomFormSchema } from '#web/rooms/room-input.ts'
import { RoomMaintenance } from '#web/rooms/room-maintenance.tsx'
import { roomQueries } from '#web/rooms/room-queries.ts'

/** A room becomes occupied by a check-in, so Occupied is offered only while it is the status. */
const statusesOf = (room: Room | undefined) =>
  RoomStatus.options
    .filter((value) => value !== 'occupied' || room?.status === 'occupied')
    .map((value) => ({ value, label: roomStatusNames[value] }))

interface RoomFormProps {
  room?: Room
  roomTypes: { value: number; label: string }[]
}

/** Check-in and check-out change the status too, so it is sent only if the clerk changed it. */
const changesOf = ({ status, ...draft }: RoomEdit, shown: unknown): RoomEdit =>
  status === shown ? draft : { ...draft, status }

/** Adds a room, or edits the given one. */
export const RoomForm = ({ room, roomTypes }: RoomFormProps) => {
  const form = useFormOf(roomFormSchema, room ? inputOf(room) : newRoom)
  const save = roomQueries.useSave()
  const update = roomQueries.useUpdate()
  const { control, formState } = form
  const statuses = statusesOf(room)
  const labels: FieldLabel<RoomInput>[] = [
    ['room_type_id', 'Room type', asChoice(roomTypes)],
    ['status', 'Status', asChoice(statuses)],
    ['description', 'Description', asText],
  ]

  return (
    <FormSheet
      form={form}
      edited={room && { fetch: async () => inputOf(await roomQueries.fetchOne(room.slug)), labels }}
      backTo={paths.rooms}
      next={room ? undefined : (saved) => ({ ...saved, room_number: '' })}
      label={room ? 'Update' : 'Save'}
      onSave={(body) =>
        room
          ? update.mutateAsync({ slug: room.slug, body: changesOf(body, formState.defaultValues?.status) })
          : save.mutateAsync(body)
      }
      say={{
        done: room ? roomMessages.updated : roomMessages.saved,
        title: roomMessages.saveFailedTitle,
        taken: roomMessages.numberTaken,
        invalid: roomMessages.invalid,
        failed: room ? roomMessages.updateFailed : roomMessages.saveFailed,
      }}
    >
      <FormCard title="Room" columns={3}>
        <TextField
          control={control}
          name="room_number"
          label="Room number"
          required
          readOnly={room !== undefined}
          autoFocus={room === undefined}
          {...(room && { description: roomMessages.numberIsFixed })}
        />
        <SelectField
          control={control}
          name="room_type_id"
          label="Room type"
          required
          options={roomTypes}
          placeholder="Choose a room type"
        />
        <SelectField control={control} name="status" label="Status" required options={statuses} />
        <Wide>
          <TextareaField control={control} name="description" label="Description" required />
        </Wide>
      </FormCard>
      {room && <RoomMaintenance form={form} room={room} />}
    </FormSheet>
  )
}
