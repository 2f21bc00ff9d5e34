import type { ReactNode } from 'react'
import { type Control, type FieldPath, type FieldValues, useController } from 'react-hook-form'

export interface FieldProps<Input extends FieldValues, Output> {
  control: Control<Input, unknown, Output>
  name: FieldPath<Input>
  label: string
  description?: ReactNode
  placeholder?: string
  required?: boolean
  readOnly?: boolean
  autoFocus?: boolean
  /** The label is read out but not shown, in a table with a heading. */
  hiddenLabel?: boolean
}

/** Connects an input to its field: value, change, blur, error, and focus for the first wrong field. */
export const useField = <Input extends FieldValues, Output>({
  control,
  name,
  hiddenLabel = false,
  ...looks
}: FieldProps<Input, Output>) => {
  const { field, fieldState } = useController({ control, name })
  const shared = {
    ...looks,
    ...(hiddenLabel && { label: undefined, 'aria-label': looks.label }),
    ref: field.ref,
    name,
    onBlur: field.onBlur,
    error: fieldState.error?.message,
    // The asterisk is drawn by the style sheet, so that the label is the field's name only. No `required` attribute:
    // the browser's own bubble would cover our messages.
    labelProps: { 'data-required': looks.required },
    required: false,
    'aria-required': looks.required ?? false,
    'data-autofocus': looks.autoFocus,
  }
  return { shared, value: field.value as unknown, onChange: field.onChange as (value: unknown) => void }
}
