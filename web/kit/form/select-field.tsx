import { type ComboboxItem, Select } from '@mantine/core'
import type { FieldValues } from 'react-hook-form'
import { type FieldProps, useField } from '#web/kit/form/field.ts'

interface SelectFieldProps<Input extends FieldValues, Output, Value extends string | number>
  extends FieldProps<Input, Output> {
  options: ComboboxItem<Value>[]
  placeholder?: string
  disabled?: boolean
  /** Nothing may be chosen too. */
  clearable?: boolean
  /** Told after the field has the new value. */
  onChosen?: (value: Value) => void
}

export const SelectField = <Input extends FieldValues, Output, Value extends string | number>({
  options,
  placeholder,
  disabled,
  clearable = false,
  onChosen,
  ...props
}: SelectFieldProps<Input, Output, Value>) => {
  const { shared, value, onChange } = useField(props)
  return (
    <Select<Value>
      {...shared}
      data={options}
      placeholder={placeholder}
      disabled={disabled}
      clearable={clearable}
      clearButtonProps={{ 'aria-label': `Clear ${props.label}` }}
      searchable={options.length > 7}
      // So that typing a few letters and Enter is enough.
      selectFirstOptionOnChange
      // Else Mantine forgets the marked option a moment after the list opens, and Enter would send the form.
      selectFirstOptionOnDropdownOpen={value === undefined || value === null}
      nothingFoundMessage="Nothing matches"
      allowDeselect={false}
      value={(value as Value | undefined) ?? null}
      onChange={(chosen) => {
        onChange(chosen)
        if (chosen !== null) onChosen?.(chosen)
      }}
    />
  )
}
