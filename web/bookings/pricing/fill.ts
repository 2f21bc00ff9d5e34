import type { FieldPath, FieldPathValue } from 'react-hook-form'
import type { BookingForm, BookingInput } from '#web/bookings/form/booking-form-schema.ts'

/** Fills in a field. A form that was not changed yet stays so, and can be left without a question. */
export const fill = <Name extends FieldPath<BookingInput>>(
  form: BookingForm,
  name: Name,
  value: FieldPathValue<BookingInput, Name>,
) => {
  if (form.formState.isDirty) form.setValue(name, value, { shouldDirty: true, shouldValidate: value !== 0 })
  else form.resetField(name, { defaultValue: value })
}
