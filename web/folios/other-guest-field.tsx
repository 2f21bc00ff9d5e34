import { useDebouncedValue } from '@mantine/hooks'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { type Control, type FieldPath, type FieldValues, useController } from 'react-hook-form'
import { guestOptionQuery, useGuestOption, useGuestOptions } from '#web/guests/guest-queries.ts'
import { SearchSelect } from '#web/kit/fields/search-select.tsx'
import { typingPause } from '#web/kit/fields/typing-pause.ts'

interface OtherGuestFieldProps<Input extends FieldValues, Output> {
  control: Control<Input, unknown, Output>
  name: FieldPath<Input>
}

/** Finds a registered guest by name or phone. */
export const OtherGuestField = <Input extends FieldValues, Output>({
  control,
  name,
}: OtherGuestFieldProps<Input, Output>) => {
  const { field, fieldState } = useController({ control, name })
  const value = field.value as number | null
  const client = useQueryClient()
  const { data: chosen } = useGuestOption(value)
  const [typed, setTyped] = useState<string>()
  const wanted = typed?.trim() ?? ''
  const [search] = useDebouncedValue(wanted, typingPause)
  const { data: found = [], isPlaceholderData, isPending } = useGuestOptions(search)

  const choose = (id: number | null) => {
    const guest = found.find((candidate) => candidate.id === id)
    if (guest) client.setQueryData(guestOptionQuery(id).queryKey, guest)
    field.onChange(id)
  }

  return (
    <SearchSelect
      ref={field.ref}
      name={name}
      label="Guest"
      required
      placeholder="Name or phone"
      error={fieldState.error?.message}
      chosen={value === null ? '' : (chosen?.name ?? '')}
      typed={typed}
      onType={setTyped}
      options={found.map((guest) => ({ value: guest.id, label: `${guest.name}, ${guest.phone}` }))}
      isCurrent={wanted === search && !isPlaceholderData && !isPending}
      nothingFound="No guest has this name or phone"
      onChoose={choose}
      onBlur={field.onBlur}
    />
  )
}
