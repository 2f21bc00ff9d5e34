import { useState } from 'react'
import { type LostProperty, LostPropertyEdit } from '#contract/lost-property/lost-property.ts'
import { lostPropertyMessages as say } from '#contract/lost-property/lost-property-messages.ts'
import { DateField } from '#web/kit/fields/date-field.tsx'
import { SelectField } from '#web/kit/fields/select-field.tsx'
import { TextField } from '#web/kit/fields/text-field.tsx'
import { Wide } from '#web/kit/form/form-card.tsx'
import { FormDialog } from '#web/kit/form/form-dialog.tsx'
import { FormGrid } from '#web/kit/form/form-grid.tsx'
import type { FormValues } from '#web/kit/form/form-values.ts'
import type { FieldLabel } from '#web/kit/form/merge-input.ts'
import { useFormOf } from '#web/kit/form/use-form-of.ts'
import { useNewerRecord } from '#web/kit/form/use-newer-record.ts'
import { asText } from '#web/kit/form/value-text.ts'
import { useHotelToday } from '#web/kit/time/hotel-time.ts'
import { fetchLostProperty, useSaveLostProperty } from '#web/lost-property/lost-property-queries.ts'
import { PhotoChoice } from '#web/lost-property/photo-choice.tsx'
import { useRoomChoices } from '#web/repairs/repair-queries.ts'

type Input = FormValues<typeof LostPropertyEdit>

const inputOf = ({
  description,
  room_id,
  area,
  found_on,
  found_by,
  keep_until,
  kept_in,
  version,
}: LostProperty): Input => ({
  description,
  room_id,
  area,
  found_on,
  found_by,
  keep_until,
  kept_in,
  photo: 'keep',
  version,
})

const labels: FieldLabel<Input>[] = [
  ['description', 'What was found', asText],
  ['area', 'Area', asText],
  ['found_on', 'Found on', asText],
  ['found_by', 'Found by', asText],
  ['keep_until', 'Keep until', asText],
  ['kept_in', 'Kept in', asText],
]

interface LostPropertyDialogProps {
  /** The entry to edit; without it, one is added. */
  thing: LostProperty | undefined
  onClose: () => void
}

export const LostPropertyDialog = ({ thing, onClose }: LostPropertyDialogProps) => {
  const today = useHotelToday()
  const empty: Input = {
    description: '',
    room_id: null,
    area: '',
    found_on: today,
    found_by: '',
    keep_until: null,
    kept_in: '',
    photo: 'keep',
    version: 0,
  }
  const form = useFormOf(LostPropertyEdit, thing ? inputOf(thing) : empty)
  useNewerRecord(form, thing && inputOf(thing))
  const save = useSaveLostProperty(thing?.slug)
  const { data: rooms = [] } = useRoomChoices()
  const [file, setFile] = useState<File>()
  const { control } = form
  return (
    <FormDialog
      title={thing ? 'Edit lost property' : 'Add lost property'}
      form={form}
      edited={thing && { fetch: async () => inputOf(await fetchLostProperty(thing.slug)), labels }}
      onSave={(edit) => save.mutateAsync({ edit, file })}
      label={thing ? 'Update' : 'Save'}
      say={{ done: thing ? say.updated : say.saved, taken: say.saveFailed, failed: say.saveFailed }}
      onClose={onClose}
    >
      <FormGrid>
        <Wide>
          <TextField control={control} name="description" label="What was found" required autoFocus />
        </Wide>
        <SelectField
          control={control}
          name="room_id"
          label="Room"
          placeholder="Choose a room"
          options={rooms}
          clearable
          onChosen={() => form.setValue('area', '', { shouldDirty: true, shouldValidate: true })}
        />
        <TextField control={control} name="area" label="Or area" input={{ placeholder: 'Lobby, pool' }} />
        <DateField control={control} name="found_on" label="Found on" required />
        <TextField control={control} name="found_by" label="Found by" description="Empty for yourself" />
        <DateField control={control} name="keep_until" label="Keep until" description="Empty for 90 days" />
        <TextField control={control} name="kept_in" label="Kept in" input={{ placeholder: 'Box 7, safe' }} />
        <Wide>
          <PhotoChoice
            file={file}
            hasStored={thing?.has_photo ?? false}
            onChoose={(chosen) => {
              setFile(chosen)
              form.setValue('photo', 'keep', { shouldDirty: true })
            }}
            onRemove={() => {
              setFile(undefined)
              form.setValue('photo', 'remove', { shouldDirty: true })
            }}
          />
        </Wide>
      </FormGrid>
    </FormDialog>
  )
}
