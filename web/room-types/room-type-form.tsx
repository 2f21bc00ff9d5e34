import { RoomType, RoomTypeEdit } from '#contract/room-types/room-type.ts'
import { roomTypeMessages } from '#contract/room-types/room-type-messages.ts'
import { MoneyField } from '#web/kit/fields/money-field.tsx'
import { NumberField } from '#web/kit/fields/number-field.tsx'
import { TextField } from '#web/kit/fields/text-field.tsx'
import { TextareaField } from '#web/kit/fields/textarea-field.tsx'
import { FormCard, Wide } from '#web/kit/form/form-card.tsx'
import { FormSheet } from '#web/kit/form/form-sheet.tsx'
import { type FormValues, valuesOf } from '#web/kit/form/form-values.ts'
import type { FieldLabel } from '#web/kit/form/merge-input.ts'
import { useFormOf } from '#web/kit/form/use-form-of.ts'
import { asAmount, asText } from '#web/kit/form/value-text.ts'
import { paths } from '#web/paths.ts'
import { roomTypeQueries } from '#web/room-types/room-type-queries.ts'

const usual = {
  name: '',
  description: '',
  max_adults: 2,
  max_children: 1,
  max_infants: 1,
  price_per_night: 0,
  version: 0,
}

const inputOf = (roomType: RoomType) => valuesOf(RoomType, RoomTypeEdit, roomType)

const labels: FieldLabel<FormValues<typeof RoomTypeEdit>>[] = [
  ['name', 'Name', asText],
  ['price_per_night', 'Price per night', asAmount],
  ['description', 'Description', asText],
  ['max_adults', 'Adults', asText],
  ['max_children', 'Children', asText],
  ['max_infants', 'Infants', asText],
]

/** Adds a room type, or edits the given one. */
export const RoomTypeForm = ({ roomType }: { roomType?: RoomType }) => {
  const form = useFormOf(RoomTypeEdit, roomType ? inputOf(roomType) : usual)
  const save = roomTypeQueries.useSave()
  const update = roomTypeQueries.useUpdate()
  const { control } = form

  return (
    <FormSheet
      form={form}
      edited={roomType && { fetch: async () => inputOf(await roomTypeQueries.fetchOne(roomType.slug)), labels }}
      backTo={paths.roomTypes}
      next={roomType ? undefined : () => usual}
      label={roomType ? 'Update' : 'Save'}
      onSave={(body) => (roomType ? update.mutateAsync({ slug: roomType.slug, body }) : save.mutateAsync(body))}
      say={{
        done: roomType ? roomTypeMessages.updated : roomTypeMessages.saved,
        title: roomTypeMessages.saveFailedTitle,
        taken: roomTypeMessages.nameTaken,
        invalid: roomTypeMessages.invalid,
        failed: roomType ? roomTypeMessages.updateFailed : roomTypeMessages.saveFailed,
      }}
    >
      <FormCard title="Room type">
        <TextField control={control} name="name" label="Name" required autoFocus />
        <MoneyField control={control} name="price_per_night" label="Price per night" />
        <Wide>
          <TextareaField control={control} name="description" label="Description" required />
        </Wide>
      </FormCard>
      <FormCard title="Max occupancy" columns={3}>
        <NumberField control={control} name="max_adults" label="Adults" />
        <NumberField control={control} name="max_children" label="Children" />
        <NumberField control={control} name="max_infants" label="Infants" />
      </FormCard>
    </FormSheet>
  )
}
