import { Combobox, TextInput, type TextInputProps, useCombobox } from '@mantine/core'
import { IconSelector } from '@tabler/icons-react'
import { useEffect } from 'react'

interface Option {
  value: number
  label: string
}

interface SearchSelectProps extends Pick<TextInputProps, 'ref' | 'name' | 'error' | 'placeholder'> {
  label: string
  required?: boolean
  autoFocus?: boolean
  /** What the chosen one is called. */
  chosen: string
  /** What is being typed; undefined while nothing is. */
  typed: string | undefined
  onType: (typed: string | undefined) => void
  options: Option[]
  /** The options are the answer to what is typed, not to what was typed before. */
  isCurrent: boolean
  nothingFound: string
  onChoose: (value: number | null) => void
  onBlur: () => void
}

/** Chooses one of many that the server finds while you type. Enter takes the first, but never of an old answer. */
export const SearchSelect = ({
  label,
  required,
  chosen,
  typed,
  onType,
  options,
  isCurrent,
  nothingFound,
  onChoose,
  onBlur,
  ...input
}: SearchSelectProps) => {
  const store = useCombobox({ onDropdownClose: () => store.resetSelectedOption() })
  const { dropdownOpened, selectFirstOption, resetSelectedOption } = store
  const shown = options.map(({ value }) => value).join()

  // biome-ignore lint/correctness/useExhaustiveDependencies: with each new answer the first of it is marked
  useEffect(() => {
    if (dropdownOpened && isCurrent && typed) selectFirstOption()
    else resetSelectedOption()
  }, [dropdownOpened, isCurrent, shown, typed])

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
          onFocus={(event) => event.currentTarget.select()}
          onClick={() => store.openDropdown()}
          onChange={(event) => {
            onType(event.currentTarget.value)
            store.openDropdown()
          }}
          onKeyDown={(event) => {
            // What is still being looked for must not send the form.
            if (event.key === 'Enter' && typed) event.preventDefault()
          }}
          onBlur={() => {
            if (typed === '') onChoose(null)
            onType(undefined)
            store.closeDropdown()
            onBlur()
          }}
        />
      </Combobox.Target>
      <Combobox.Dropdown>
        <Combobox.Options mah={320} style={{ overflowY: 'auto' }} aria-label={`${label} found`}>
          {isCurrent && options.length > 0 ? (
            options.map(({ value, label: text }) => (
              <Combobox.Option key={value} value={String(value)}>
                {text}
              </Combobox.Option>
            ))
          ) : (
            <Combobox.Empty>{isCurrent ? nothingFound : 'Searching…'}</Combobox.Empty>
          )}
        </Combobox.Options>
      </Combobox.Dropdown>
    </Combobox>
  )
}
