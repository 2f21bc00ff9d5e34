import { TextInput, type TextInputProps } from '@mantine/core'
import type { FieldValues } from 'react-hook-form'
import { type FieldProps, useField } from '#web/kit/fields/field.ts'

interface TextFieldProps<Input extends FieldValues, Output> extends FieldProps<Input, Output> {
  input?: Pick<TextInputProps, 'type' | 'autoComplete' | 'inputMode' | 'placeholder' | 'leftSection'>
}

export const TextField = <Input extends FieldValues, Output>({ input, ...props }: TextFieldProps<Input, Output>) => {
  const { shared, value, onChange } = useField(props)
  return (
    <TextInput
      {...input}
      {...shared}
      variant={props.readOnly ? 'filled' : 'default'}
      value={String(value ?? '')}
      onChange={onChange}
    />
  )
}
