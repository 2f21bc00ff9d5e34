import { Button, Group, Select } from '@mantine/core'
import { useDebouncedValue } from '@mantine/hooks'
import { IconUserPlus } from '@tabler/icons-react'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useController } from 'react-hook-form'
import { bookingMessages as say } from '#contract/bookings/booking-messages.ts'
import { guestEndpoints } from '#contract/guests/guest-endpoints.ts'
import { useGuestOption, useGuestOptions } from '#web/bookings/booking-choices.ts'
import type { BookingForm } from '#web/bookings/booking-form-types.ts'
import { guestLabel, pauseWhileTyping } from '#web/bookings/guest-words.ts'
import { toast } from '#web/kit/toast.tsx'

interface GuestFieldProps {
  form: BookingForm
  autoFocus: boolean
  onAddGuest: () => void
}

/** Finds a guest by name or phone among all the hotel has ever had. */
export const GuestField = ({ form, autoFocus, onAddGuest }: GuestFieldProps) => {
  const { field, fieldState } = useController({ control: form.control, name: 'guest_id' })
  const client = useQueryClient()
  const { data: chosen } = useGuestOption(field.value)
  const [typed, setTyped] = useState('')
  const wanted = chosen && typed === guestLabel(chosen) ? '' : typed.trim()
  const [search] = useDebouncedValue(wanted, pauseWhileTyping)
  const { data: found = [], error, isFetching, isPlaceholderData } = useGuestOptions(search)

  useEffect(() => {
    if (error) toast.error(error.message || say.guestsFailed)
  }, [error])

  const guests = chosen && !found.some(({ id }) => id === chosen.id) ? [chosen, ...found] : found
  const isCurrent = wanted === search && !isPlaceholderData
  const choose = (id: number | null) => {
    const guest = guests.find((candidate) => candidate.id === id)
    if (guest) client.setQueryData([guestEndpoints.options.path, { id }], guest)
    field.onChange(id)
  }

  return (
    <Group align="flex-end" gap="xs" wrap="nowrap">
      <Select<number>
        ref={field.ref}
        name="guest_id"
        flex={1}
        label="Guest"
        labelProps={{ 'data-required': true }}
        aria-required
        placeholder="Name or phone"
        error={fieldState.error?.message}
        onBlur={field.onBlur}
        data-autofocus={autoFocus || undefined}
        autoFocus={autoFocus}
        openOnFocus={false}
        searchable
        selectFirstOptionOnChange
        allowDeselect={false}
        data={guests.map((guest) => ({ value: guest.id, label: guestLabel(guest) }))}
        // The server has searched already. While its answer is on the way, the old one must not be taken for it.
        filter={({ options }) => (isCurrent ? options : options.filter((option) => contains(option, wanted)))}
        nothingFoundMessage={isFetching || !isCurrent ? 'Searching…' : 'No guest has this name or phone'}
        searchValue={typed}
        onSearchChange={setTyped}
        value={field.value}
        onChange={choose}
        onKeyDown={(event) => {
          // Enter chooses here; a name that is still being looked for must not send the form.
          if (event.key === 'Enter' && wanted !== '') event.preventDefault()
        }}
      />
      <Button
        variant="default"
        leftSection={<IconUserPlus size={16} />}
        onClick={onAddGuest}
        mb={fieldState.error ? 22 : 0}
      >
        Add New Guest
      </Button>
    </Group>
  )
}

const contains = (option: object, wanted: string) =>
  'label' in option && String(option.label).toLowerCase().includes(wanted.toLowerCase())
