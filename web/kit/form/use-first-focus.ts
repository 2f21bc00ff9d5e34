import { useEffect } from 'react'
import type { FieldPath, FieldValues, UseFormReturn } from 'react-hook-form'

/** Begins a form in a dialog at this field. */
export const useFirstFocus = <Input extends FieldValues, Output>(
  { setFocus }: UseFormReturn<Input, unknown, Output>,
  name: FieldPath<Input> | undefined,
) => {
  // After the dialog has set its own focus: the fields may have come later than the dialog.
  useEffect(() => {
    if (name === undefined) return
    const timer = setTimeout(() => setFocus(name), 100)
    return () => clearTimeout(timer)
  }, [setFocus, name])
}
