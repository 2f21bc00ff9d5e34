import { BookingSource, BookingSourceEdit } from '#contract/booking-sources/booking-source.ts'
import { bookingSourceMessages as say } from '#contract/booking-sources/booking-source-messages.ts'
import { fetchBookingSource, useSaveBookingSource } from '#web/booking-sources/booking-source-queries.ts'
import { NumberField } from '#web/kit/fields/number-field.tsx'
import { TextField } from '#web/kit/fields/text-field.tsx'
import { FormDialog } from '#web/kit/form/form-dialog.tsx'
import { type FormValues, valuesOf } from '#web/kit/form/form-values.ts'
import type { FieldLabel } from '#web/kit/form/merge-input.ts'
import { useFormOf } from '#web/kit/form/use-form-of.ts'
import { asText } from '#web/kit/form/value-text.ts'

interface BookingSourceDialogProps {
  /** The source to edit; without it, one is added. */
  source: BookingSource | undefined
  onClose: () => void
}

const messages = {
  done: say.saved,
  taken: say.nameTaken,
  failed: say.saveFailed,
}

const empty = { name: '', position: null, version: 0 }

const inputOf = (source: BookingSource) => valuesOf(BookingSource, BookingSourceEdit, source)

const fieldLabels: FieldLabel<FormValues<typeof BookingSourceEdit>>[] = [
  ['name', 'Name', asText],
  ['position', 'Position', asText],
]

export const BookingSourceDialog = ({ source, onClose }: BookingSourceDialogProps) => {
  const form = useFormOf(BookingSourceEdit, source ? inputOf(source) : empty)
  const save = useSaveBookingSource(source?.id)
  return (
    <FormDialog
      title={source ? 'Edit booking source' : 'Add booking source'}
      form={form}
      edited={source && { fetch: async () => inputOf(await fetchBookingSource(source.id)), labels: fieldLabels }}
      onSave={save.mutateAsync}
      next={source ? undefined : () => empty}
      label={source ? 'Update' : 'Save'}
      say={messages}
      onClose={onClose}
    >
      <TextField control={form.control} name="name" label="Name" required autoFocus />
      <NumberField
        control={form.control}
        name="position"
        label="Position"
        description={
          source ? '1 is offered first.' : '1 is offered first. Leave it empty to add the source at the end.'
        }
      />
    </FormDialog>
  )
}
