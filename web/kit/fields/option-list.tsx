import { Combobox, type ComboboxStore } from '@mantine/core'
import { type ReactNode, useEffect } from 'react'
import { grouped } from '#web/kit/list/grouped.ts'

export interface Option {
  value: number
  label: ReactNode
  /** The text to search in, if the label is not plain text. */
  text?: string
  /** The heading of its group. */
  group?: string
  isChosen?: boolean
}

interface OptionListProps {
  store: ComboboxStore
  label: string
  options: Option[]
  /** The option that Enter chooses. */
  marks: 'first' | 'chosen' | 'none'
  empty: string
}

/** Marks the option that Enter chooses when the list opens or its options change. */
export const OptionList = ({ store, label, options, marks, empty }: OptionListProps) => {
  const { dropdownOpened } = store
  const shown = options.map(({ value }) => value).join()

  // biome-ignore lint/correctness/useExhaustiveDependencies: the mark is set again when the options change
  useEffect(() => {
    store.resetSelectedOption()
    if (!dropdownOpened || shown === '' || marks === 'none') return
    if (marks === 'first') store.selectFirstOption()
    else store.selectActiveOption()
  }, [dropdownOpened, shown, marks])

  return (
    <Combobox.Options mah={320} style={{ overflowY: 'auto' }} aria-label={label}>
      {options.length === 0 && <Combobox.Empty>{empty}</Combobox.Empty>}
      {grouped(options, ({ group = '' }) => group).map(([group, members]) => (
        <Combobox.Group key={group} label={group}>
          {members.map(({ value, label: text, isChosen = false }) => (
            <Combobox.Option key={value} value={String(value)} active={isChosen} aria-selected={isChosen}>
              {text}
            </Combobox.Option>
          ))}
        </Combobox.Group>
      ))}
    </Combobox.Options>
  )
}
