import { type LostProperty, LostPropertyDisposal, LostPropertyReturn } from '#contract/lost-property/lost-property.ts'
import { lostPropertyMessages as say } from '#contract/lost-property/lost-property-messages.ts'
import { DateField } from '#web/kit/fields/date-field.tsx'
import { TextField } from '#web/kit/fields/text-field.tsx'
import { TextareaField } from '#web/kit/fields/textarea-field.tsx'
import { FormDialog } from '#web/kit/form/form-dialog.tsx'
import { useFormOf } from '#web/kit/form/use-form-of.ts'
import { useNewerRecord } from '#web/kit/form/use-newer-record.ts'
import { useHotelToday } from '#web/kit/time/hotel-time.ts'
import {
  useDisposeOfLostProperty,
  useReturnLostProperty,
  useShowLostThing,
} from '#web/lost-property/lost-property-queries.ts'

interface ClosingProps {
  thing: LostProperty
  onClose: () => void
}

export const ReturnDialog = ({ thing: { slug, version }, onClose }: ClosingProps) => {
  const today = useHotelToday()
  const input = { returned_to: '', closed_on: today, closing_note: '', version }
  const form = useFormOf(LostPropertyReturn, input)
  useNewerRecord(form, input)
  const give = useReturnLostProperty(slug)
  const show = useShowLostThing(slug)
  return (
    <FormDialog
      title="Return"
      form={form}
      onSave={(body) => give.mutateAsync(body).then(show)}
      label="Return"
      say={{ done: say.saved, taken: say.returnFailed, failed: say.returnFailed }}
      onClose={onClose}
    >
      <TextField control={form.control} name="returned_to" label="Returned to" required autoFocus />
      <DateField control={form.control} name="closed_on" label="Returned on" required />
      <TextareaField control={form.control} name="closing_note" label="Note" />
    </FormDialog>
  )
}

export const DisposeDialog = ({ thing: { slug, version }, onClose }: ClosingProps) => {
  const today = useHotelToday()
  const input = { closed_on: today, closing_note: '', version }
  const form = useFormOf(LostPropertyDisposal, input)
  useNewerRecord(form, input)
  const dispose = useDisposeOfLostProperty(slug)
  const show = useShowLostThing(slug)
  return (
    <FormDialog
      title="Dispose of it"
      form={form}
      onSave={(body) => dispose.mutateAsync(body).then(show)}
      label="Dispose of it"
      say={{ done: say.disposed, taken: say.disposeFailed, failed: say.disposeFailed }}
      onClose={onClose}
    >
      <DateField control={form.control} name="closed_on" label="Disposed of on" required />
      <TextareaField control={form.control} name="closing_note" label="What happened to it" required autoFocus />
    </FormDialog>
  )
}
