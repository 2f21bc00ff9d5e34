import { CloseButton, TextInput } from '@mantine/core'
import { useDebouncedCallback } from '@mantine/hooks'
import { IconSearch } from '@tabler/icons-react'
import { useEffect, useRef, useState } from 'react'
import { typingPause } from '#web/kit/fields/typing-pause.ts'

interface SearchBoxProps {
  label: string
  value: string | undefined
  onSearch: (search: string) => void
  /** The width in pixels, large enough for the label. */
  width?: number
}

export const SearchBox = ({ label, value = '', onSearch, width = 280 }: SearchBoxProps) => {
  const [typed, setTyped] = useState(value)
  const asked = useRef(value)
  const search = useDebouncedCallback((text: string) => {
    asked.current = text
    onSearch(text)
  }, typingPause)

  // Back and shared links change the search from outside. Our own search comes back late and must not replace new text.
  useEffect(() => {
    if (value !== asked.current) setTyped(value)
    asked.current = value
  }, [value])

  const type = (text: string) => {
    setTyped(text)
    search(text.trim())
  }

  return (
    <TextInput
      type="search"
      aria-label={label}
      placeholder={label}
      value={typed}
      onChange={(event) => type(event.currentTarget.value)}
      onKeyDown={(event) => {
        if (event.key === 'Enter') search.flush()
        if (event.key === 'Escape') type('')
      }}
      leftSection={<IconSearch size={16} />}
      rightSection={typed && <CloseButton size="sm" aria-label="Clear search" onClick={() => type('')} />}
      data-screen-only
      w={{ base: '100%', xs: width }}
    />
  )
}
