import { NumberInput } from '@mantine/core'
import type { FieldValues } from 'react-hook-form'
import { type FieldProps, useField } from '#web/kit/fields/field.ts'

/** A whole number; anything else is left as typed, and the schema says what is wrong. */
export const NumberField = <Input extends FieldValues, Output>(props: FieldProps<Input, Output>) => {
  const { shared, value, onChange } = useField(props)
  return (
    <NumberInput
      {...shared}
      // So that 2.5 does not become 25 under the fingers.
      allowedDecimalSeparators={['.', ',']}
      clampBehavior="none"
      min={0}
      value={typeof value === 'number' ? value : ''}
      onChange={(typed) => onChange(typed === '' ? null : typed)}
    />
  )
}
