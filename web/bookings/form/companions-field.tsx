import { Button } from '@mantine/core'
import { IconPlus, IconX } from '@tabler/icons-react'
import { useState } from 'react'
import { useController, useWatch } from 'react-hook-form'
import { guestLabel } from '#contract/guests/guest-label.ts'
import type { LikelyOccupant } from '#contract/occupants/occupant.ts'
import { occupantMessages as say } from '#contract/occupants/occupant-messages.ts'
import { addCompanion } from '#web/bookings/form/add-companion.ts'
import classes from '#web/bookings/form/booking-form.module.css'
import type { BookingForm } from '#web/bookings/form/booking-form-schema.ts'
import { useCompanionSearch, useGuestOption } from '#web/guests/guest-queries.ts'
import { SearchSelect } from '#web/kit/fields/search-select.tsx'
import { useCompanions } from '#web/occupants/occupant-queries.ts'

interface CompanionsFieldProps {
  form: BookingForm
  /** Registers somebody new, starting with the typed name. */
  onNew: (typed: string) => void
}

/** No guest has this id. */
const newPerson = 0

/** The other people in the room of a new booking. Companions of earlier stays are added with one press. */
export const CompanionsField = ({ form, onNew }: CompanionsFieldProps) => {
  const { field } = useController({ control: form.control, name: 'companions' })
  const guestId = useWatch({ control: form.control, name: 'guest_id' })
  const { data: known = [] } = useCompanions(guestId)
  const [typed, setTyped] = useState<string>()
  const { wanted, found, isCurrent, nothingFound } = useCompanionSearch(typed)
  const chosen = field.value ?? []
  const isFree = (id: number) => id !== guestId && chosen.every(({ guest_id }) => guest_id !== id)

  const add = (companion: Partial<LikelyOccupant> & { guest_id: number }) => addCompanion(form, companion)
  const choose = (id: number | null) => {
    if (id === newPerson) onNew(wanted)
    else if (id !== null && isFree(id)) add({ guest_id: id })
  }

  const options = found.filter(({ id }) => isFree(id)).map((guest) => ({ value: guest.id, label: guestLabel(guest) }))
  return (
    <div>
      <SearchSelect
        name="companions"
        label="Companions"
        placeholder="Name or phone"
        chosen=""
        typed={typed}
        onType={setTyped}
        options={wanted === '' ? options : [...options, { value: newPerson, label: say.addTyped(wanted), text: '' }]}
        isCurrent={isCurrent}
        nothingFound={nothingFound}
        onChoose={choose}
      />
      <div className={classes.companions}>
        {chosen.map(({ guest_id }) => (
          <Companion
            key={guest_id}
            id={guest_id}
            onRemove={() => field.onChange(chosen.filter((one) => one.guest_id !== guest_id))}
          />
        ))}
        {known
          .filter(({ guest_id }) => isFree(guest_id))
          .map(({ guest_id, name, relation, age }) => (
            <Button
              key={guest_id}
              size="compact-sm"
              variant="default"
              leftSection={<IconPlus size={14} aria-hidden />}
              onClick={() => add({ guest_id, relation, age })}
            >
              {relation ? `${name}, ${relation.toLowerCase()}` : name}
            </Button>
          ))}
      </div>
    </div>
  )
}

const Companion = ({ id, onRemove }: { id: number | null; onRemove: () => void }) => {
  const { data: guest } = useGuestOption(id)
  const name = guest?.name ?? ''
  return (
    <Button
      size="compact-sm"
      variant="light"
      rightSection={<IconX size={14} aria-hidden />}
      aria-label={`Remove ${name}`}
      onClick={onRemove}
    >
      {name}
    </Button>
  )
}
