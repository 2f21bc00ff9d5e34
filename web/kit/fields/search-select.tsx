import { Combobox, TextInput, type TextInputProps, useCombobox } from '@mantine/core'
import { IconSelector } from '@tabler/icons-react'
import { bestMatchFirst } from '#web/kit/fields/best-match-first.ts'
import { type Option, OptionList } from '#web/kit/fields/option-list.tsx'
import { selectText } from '#web/kit/fields/select-text.ts'

interface SearchSelectProps extends Pick<TextInputProps, 'ref' | 'name' | 'error' | 'placeholder' | 'description'> {
  label: string
  required?: boolean
  autoFocus?: boolean
  /** The label of the chosen option. */
  chosen: string
  /** The typed text; undefined while nothing is typed. */
  typed: string | undefined
  onType: (typed: string | undefined) => void
  options: Option[]
  /** The options are the results for the current text, not for an earlier one. */
  isCurrent: boolean
  nothingFound: string
  /** Whether the list opens before anything is typed. */
  opensOnFocus?: boolean
  onChoose: (value: number | null) => void
  onBlur?: TextInputProps['onBlur']
}

const textOf = ({ text, label }: Option) => text ?? (typeof label === 'string' ? label : '')

/** Chooses one of the results of a search. Enter chooses the first, but never one of an earlier search. */
export const SearchSelect = ({
  label,
  required,
  chosen,
  typed,
  onType,
  options,
  isCurrent,
  nothingFound,
  opensOnFocus = false,
  onChoose,
  onBlur,
  ...input
}: SearchSelectProps) => {
  const store = useCombobox({ onDropdownClose: () => store.resetSelectedOption() })

  const choose = (value: number | null) => {
    onChoose(value)
    onType(undefined)
    store.closeDropdown()
  }

  return (
    <Combobox store={store} onOptionSubmit={(value: string) => choose(Number(value))}>
      <Combobox.Target withExpandedAttribute>
        <TextInput
          {...input}
          label={label}
          labelProps={{ 'data-required': required }}
          aria-required={required ?? false}
          role="combobox"
          autoComplete="off"
          data-autofocus={input.autoFocus || undefined}
          rightSection={<IconSelector size={16} aria-hidden />}
          rightSectionPointerEvents="none"
          value={typed ?? chosen}
          onFocus={(event) => {
            selectText.onFocus(event)
            if (opensOnFocus) store.openDropdown()
          }}
          onClick={(event) => {
            selectText.onClick(event)
            store.openDropdown()
          }}
          onChange={(event) => {
            onType(event.currentTarget.value)
            store.openDropdown()
          }}
          onKeyDown={(event) => {
            // Enter must not submit the form while the search is running.
            if (event.key === 'Enter' && typed) event.preventDefault()
          }}
          onBlur={(event) => {
            if (typed === '') onChoose(null)
            onType(undefined)
            store.closeDropdown()
            onBlur?.(event)
          }}
        />
      </Combobox.Target>
      <Combobox.Dropdown>
        <OptionList
          store={store}
          label={`${label} found`}
          options={isCurrent ? bestMatchFirst(options, typed ?? '', textOf) : []}
          marks={typed ? 'first' : opensOnFocus ? 'chosen' : 'none'}
          empty={isCurrent ? nothingFound : 'Searching…'}
        />
      </Combobox.Dropdown>
    </Combobox>
  )
}
