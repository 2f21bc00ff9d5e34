import { Checkbox } from '@mantine/core'
import type { FieldValues } from 'react-hook-form'
import { type FieldProps, useField } from '#web/kit/fields/field.ts'

/** Yes or no. */
export const CheckField = <Input extends FieldValues, Output>(props: FieldProps<Input, Output>) => {
  const { shared, value, onChange } = useField(props)
  return <Checkbox {...shared} checked={value === true} onChange={(event) => onChange(event.currentTarget.checked)} />
}
