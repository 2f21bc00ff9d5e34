import { type ComboboxItem, Select, type SelectProps } from '@mantine/core'
import type { KeyboardEvent } from 'react'
import type { FieldValues } from 'react-hook-form'
import { bestMatchFirst } from '#web/kit/fields/best-match-first.ts'
import { type FieldProps, useField } from '#web/kit/fields/field.ts'
import { selectText } from '#web/kit/fields/select-text.ts'

interface SelectFieldProps<Input extends FieldValues, Output, Value extends string | number>
  extends FieldProps<Input, Output> {
  options: ComboboxItem<Value>[]
  placeholder?: string
  disabled?: boolean
  /** The field may be left empty. */
  clearable?: boolean
  /** Called after the field has the new value. */
  onChosen?: (value: Value) => void
}

/** The options are never grouped here. */
const labelOf = (option: object) => ('label' in option ? String(option.label) : '')

const filterOptions = <Value extends string | number>({
  options,
  search,
}: Parameters<NonNullable<SelectProps<Value>['filter']>>[0]) => {
  const wanted = search.trim().toLowerCase()
  const found = options.filter((option) => labelOf(option).toLowerCase().includes(wanted))
  return bestMatchFirst(found, search, labelOf)
}

/** A short list looks like a button: no keyboard of the phone covers it, and Enter opens it instead of saving the form. */
const shortList = {
  inputMode: 'none',
  openOnFocus: false,
  onKeyDown: (event: KeyboardEvent<HTMLInputElement>) => {
    const { currentTarget, key, ctrlKey, metaKey } = event
    if (key !== 'Enter' || ctrlKey || metaKey || currentTarget.getAttribute('aria-expanded') === 'true') return
    event.preventDefault()
    currentTarget.click()
  },
} as const

/** The options can be found by their letters, however few there are. */
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
      searchable
      filter={filterOptions}
      {...selectText}
      {...(options.length <= 7 && shortList)}
      // A few letters and Enter are enough.
      selectFirstOptionOnChange
      // Otherwise Mantine unmarks the option after the list opens, and Enter would submit the form.
      selectFirstOptionOnDropdownOpen={value === undefined || value === null}
      nothingFoundMessage="Nothing found"
      allowDeselect={false}
      value={(value as Value | undefined) ?? null}
      onChange={(chosen) => {
        onChange(chosen)
        if (chosen !== null) onChosen?.(chosen)
      }}
    />
  )
}
