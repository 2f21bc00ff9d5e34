import { IconCalendar } from '@tabler/icons-react'
import type { FieldValues } from 'react-hook-form'
import { DayInput, dayIn } from '#web/kit/fields/day-input.tsx'
import { type FieldProps, useField } from '#web/kit/fields/field.ts'

interface DateFieldProps<Input extends FieldValues, Output> extends FieldProps<Input, Output> {
  /** Only past dates. */
  past?: boolean
}

/** A calendar day, shown as Nov 15, 2026 and kept as 2026-11-15. */
export const DateField = <Input extends FieldValues, Output>(props: DateFieldProps<Input, Output>) => {
  const { shared, value, onChange } = useField(props)
  return (
    <DayInput
      {...shared}
      leftSection={<IconCalendar size={16} />}
      clearable
      // No tab stop: with the keyboard the field is emptied by deleting the text.
      clearButtonProps={{ tabIndex: -1, 'aria-label': `Clear ${props.label}` }}
      value={dayIn(value)}
      onChange={onChange}
      // An optional date that was mistyped must not be saved as empty: the schema refuses the text.
      onUnreadable={(typed) => onChange(props.required ? null : typed)}
    />
  )
}
