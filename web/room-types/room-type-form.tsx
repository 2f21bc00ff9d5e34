import { rupeesFromPaise } from '#contract/kit/money.ts'
import { type RoomType, RoomTypeDraft } from '#contract/room-types/room-type.ts'
import { roomTypeMessages } from '#contract/room-types/room-type-messages.ts'
import { paths } from '#web/app/paths.ts'
import { FormCard, Wide } from '#web/kit/form/form-card.tsx'
import { FormSheet } from '#web/kit/form/form-sheet.tsx'
import { MoneyField } from '#web/kit/form/money-field.tsx'
import { NumberField } from '#web/kit/form/number-field.tsx'
import { TextField } from '#web/kit/form/text-field.tsx'
import { TextareaField } from '#web/kit/form/textarea-field.tsx'
import { useFormOf } from '#web/kit/form/use-form-of.ts'
import { roomTypeQueries } from '#web/room-types/room-type-queries.ts'

const usual = { name: '', description: '', max_adults: 2, max_children: 1, max_infants: 1, price_per_night: 0 }

/** Adds a room type, or changes the one it is given. */
export const RoomTypeForm = ({ roomType }: { roomType?: RoomType }) => {
  const form = useFormOf(
    RoomTypeDraft,
    roomType ? { ...roomType, price_per_night: rupeesFromPaise(roomType.price_per_night) } : usual,
  )
  const save = roomTypeQueries.useSave()
  const update = roomTypeQueries.useUpdate()
  const { control } = form

  return (
    <FormSheet
      form={form}
      backTo={paths.roomTypes}
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
