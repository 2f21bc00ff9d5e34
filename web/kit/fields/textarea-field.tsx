import { Textarea } from '@mantine/core'
import type { FieldValues } from 'react-hook-form'
import { type FieldProps, useField } from '#web/kit/fields/field.ts'

export const TextareaField = <Input extends FieldValues, Output>(props: FieldProps<Input, Output>) => {
  const { shared, value, onChange } = useField(props)
  return <Textarea {...shared} rows={3} resize="vertical" value={String(value ?? '')} onChange={onChange} />
}
