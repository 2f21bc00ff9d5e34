import { Checkbox } from '@mantine/core'
import type { FieldValues } from 'react-hook-form'
import { type FieldProps, useField } from '#web/kit/fields/field.ts'

interface CheckFieldProps<Input extends FieldValues, Output> extends FieldProps<Input, Output> {
  /** The answer can only be no; the description says why. */
  isOff?: boolean
}

/** Yes or no. */
export const CheckField = <Input extends FieldValues, Output>({
  isOff = false,
  ...props
}: CheckFieldProps<Input, Output>) => {
  const { shared, value, onChange } = useField(props)
  return (
    <Checkbox
      {...shared}
      disabled={isOff}
      checked={!isOff && value === true}
      onChange={(event) => onChange(event.currentTarget.checked)}
    />
  )
}
