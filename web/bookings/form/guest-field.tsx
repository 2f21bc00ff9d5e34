import { Button } from '@mantine/core'
import { IconBolt, IconUserPlus } from '@tabler/icons-react'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useController } from 'react-hook-form'
import { bookingMessages as say } from '#contract/bookings/booking-messages.ts'
import { guestLabel } from '#contract/guests/guest-label.ts'
import classes from '#web/bookings/form/booking-form.module.css'
import type { BookingForm } from '#web/bookings/form/booking-form-schema.ts'
import { guestOptionQuery, useGuestOption, useGuestSearch } from '#web/guests/guest-queries.ts'
import { SearchSelect } from '#web/kit/fields/search-select.tsx'

interface GuestFieldProps {
  form: BookingForm
  autoFocus: boolean
  onAddGuest: () => void
  /** Registers a guest by name and phone only, starting with the typed text. */
  onQuickGuest: (typed: string) => void
}

/** No guest has this id. */
const addOption = 0

/** Finds a registered guest by name or phone. */
export const GuestField = ({ form, autoFocus, onAddGuest, onQuickGuest }: GuestFieldProps) => {
  const { field, fieldState } = useController({ control: form.control, name: 'guest_id' })
  const client = useQueryClient()
  const { data: chosen } = useGuestOption(field.value)
  const [typed, setTyped] = useState<string>()
  const { wanted, found, isCurrent, nothingFound } = useGuestSearch(typed)

  const choose = (id: number | null) => {
    if (id === addOption) return onQuickGuest(wanted)
    const guest = found.find((candidate) => candidate.id === id)
    if (guest) client.setQueryData(guestOptionQuery(id).queryKey, guest)
    field.onChange(id)
  }

  const options = found.map((guest) => ({ value: guest.id, label: guestLabel(guest) }))
  // Without a text to search in, it is the last option.
  const add = { value: addOption, label: say.addTypedGuest(wanted), text: '' }

  return (
    <div className={classes.guest}>
      <SearchSelect
        ref={field.ref}
        name="guest_id"
        label="Guest"
        required
        placeholder="Name or phone"
        autoFocus={autoFocus}
        error={fieldState.error?.message}
        chosen={chosen ? guestLabel(chosen) : ''}
        typed={typed}
        onType={setTyped}
        options={wanted === '' ? options : [...options, add]}
        isCurrent={isCurrent}
        nothingFound={nothingFound}
        onChoose={choose}
        onBlur={field.onBlur}
      />
      {/* No tab stop: by keyboard it is in the list. */}
      <Button variant="default" tabIndex={-1} leftSection={<IconBolt size={16} />} onClick={() => onQuickGuest('')}>
        Quick Guest
      </Button>
      <Button variant="default" leftSection={<IconUserPlus size={16} />} onClick={onAddGuest}>
        Add New Guest
      </Button>
    </div>
  )
}
