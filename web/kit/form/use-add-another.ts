import { useRef } from 'react'
import type { DefaultValues, FieldValues, UseFormReturn } from 'react-hook-form'

/** The values of the next form, after one that was saved; none where the form does not offer "Save and add another". */
export type NextValues<Input> = ((saved: Input) => DefaultValues<Input>) | undefined

/** "Save and add another": the saved form begins again with the next values, in its first field. */
export const useAddAnother = <Input extends FieldValues, Output>(
  form: UseFormReturn<Input, unknown, Output>,
  next: NextValues<Input>,
) => {
  const wanted = useRef(false)
  const formRef = useRef<HTMLFormElement>(null)

  const wantAnother = (another: boolean) => {
    wanted.current = another
  }
  /** True when the next form was asked for, and has begun. */
  const beginNext = () => {
    if (!(next && wanted.current)) return false
    form.reset(next(form.getValues()))
    formRef.current?.querySelector<HTMLElement>('[data-autofocus]')?.focus()
    return true
  }
  return { formRef, wantAnother, beginNext }
}
