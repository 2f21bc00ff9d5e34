import { Select } from '@mantine/core'

interface SelectFilterProps<Value extends string | number> {
  label: string
  /** Says in the empty field that all are shown. */
  all: string
  options: { value: Value; label: string }[]
  value: Value | undefined
  onChange: (value: Value | undefined) => void
  width?: number
  searchable?: boolean
  /** The button that clears takes the place of the arrow, where there is little space. */
  isTight?: boolean
}

/** A choice that narrows a list, and can be cleared again. */
export const SelectFilter = <Value extends string | number>({
  label,
  all,
  options,
  value,
  onChange,
  width = 150,
  searchable = false,
  isTight = false,
}: SelectFilterProps<Value>) => (
  <Select<Value>
    aria-label={label}
    placeholder={all}
    clearable
    clearSectionMode={isTight ? 'clear' : 'both'}
    searchable={searchable}
    w={width}
    data={options}
    value={value ?? null}
    onChange={(chosen) => onChange(chosen ?? undefined)}
  />
)
