import { PasswordInput } from '@mantine/core'
import type { FieldValues } from 'react-hook-form'
import { type FieldProps, useField } from '#web/kit/fields/field.ts'

interface PasswordFieldProps<Input extends FieldValues, Output> extends FieldProps<Input, Output> {
  autoComplete: 'current-password' | 'new-password' | 'off'
}

export const PasswordField = <Input extends FieldValues, Output>({
  autoComplete,
  ...props
}: PasswordFieldProps<Input, Output>) => {
  const { shared, value, onChange } = useField(props)
  return (
    <PasswordInput
      {...shared}
      autoComplete={autoComplete}
      value={String(value ?? '')}
      onChange={onChange}
      visibilityToggleButtonProps={{ 'aria-label': 'Show or hide the password', tabIndex: 0 }}
    />
  )
}
