import { NumberInput } from '@mantine/core'
import type { FieldValues } from 'react-hook-form'
import { type FieldProps, useField } from '#web/kit/fields/field.ts'

/** A whole number; other text stays as typed, and the schema reports the error. */
export const NumberField = <Input extends FieldValues, Output>(props: FieldProps<Input, Output>) => {
  const { shared, value, onChange } = useField(props)
  return (
    <NumberInput
      {...shared}
      // Otherwise 2.5 would become 25 while typing.
      allowedDecimalSeparators={['.', ',']}
      clampBehavior="none"
      min={0}
      value={typeof value === 'number' ? value : ''}
      onChange={(typed) => onChange(typed === '' ? null : typed)}
    />
  )
}
