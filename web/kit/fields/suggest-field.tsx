import { Autocomplete } from '@mantine/core'
import type { FieldValues } from 'react-hook-form'
import { type FieldProps, useField } from '#web/kit/fields/field.ts'

interface SuggestFieldProps<Input extends FieldValues, Output> extends FieldProps<Input, Output> {
  placeholder?: string
  /** The known texts that match what is typed; another one may be typed. */
  suggestions: string[]
}

/** A text field that suggests texts that were used before. */
export const SuggestField = <Input extends FieldValues, Output>({
  placeholder,
  suggestions,
  ...props
}: SuggestFieldProps<Input, Output>) => {
  const { shared, value, onChange } = useField(props)
  return (
    <Autocomplete
      {...shared}
      placeholder={placeholder}
      value={String(value ?? '')}
      onChange={onChange}
      data={suggestions}
      // The server has already filtered.
      filter={({ options }) => options}
    />
  )
}
