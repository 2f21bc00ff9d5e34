import { NumberInput } from '@mantine/core'
import type { FieldValues } from 'react-hook-form'
import { type FieldProps, useField } from '#web/kit/fields/field.ts'

/** A rate in percent, with at most two decimals. */
export const PercentField = <Input extends FieldValues, Output>(props: FieldProps<Input, Output>) => {
  const { shared, value, onChange } = useField(props)
  return (
    <NumberInput
      {...shared}
      allowedDecimalSeparators={['.', ',']}
      clampBehavior="none"
      suffix=" %"
      min={0}
      max={100}
      value={typeof value === 'number' ? value : ''}
      onChange={(typed) => onChange(typed === '' ? null : typed)}
    />
  )
}
