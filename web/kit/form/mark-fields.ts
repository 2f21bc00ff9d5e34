import type { FieldPath, FieldValues, UseFormReturn } from 'react-hook-form'
import { Problem } from '#contract/kit/problem.ts'

/** Shows the server's messages at their fields, and focuses the first of them. */
export const markFields = <Input extends FieldValues, Output>(
  form: UseFormReturn<Input, unknown, Output>,
  failure: unknown,
) => {
  const fields = failure instanceof Problem ? (failure.fields ?? {}) : {}
  Object.entries(fields).forEach(([name, messages], index) => {
    form.setError(name as FieldPath<Input>, { message: messages.join(' ') }, { shouldFocus: index === 0 })
  })
}
