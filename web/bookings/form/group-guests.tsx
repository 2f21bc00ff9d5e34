import { ActionIcon, Autocomplete, Button, Text } from '@mantine/core'
import { useDebouncedValue } from '@mantine/hooks'
import { IconPlus, IconTrash } from '@tabler/icons-react'
import { useFieldArray, useWatch } from 'react-hook-form'
import { guestLabel } from '#contract/guests/guest-label.ts'
import type { BookingForm } from '#web/bookings/form/booking-form-schema.ts'
import classes from '#web/bookings/room-choice/group-lines.module.css'
import { useGuestOptions } from '#web/guests/guest-queries.ts'
import { typingPause } from '#web/kit/fields/typing-pause.ts'
import { FormCard, Wide } from '#web/kit/form/form-card.tsx'

/** The other members of the group: registered guests, or only names. */
export const GroupGuests = ({ form }: { form: BookingForm }) => {
  const { fields, append, remove } = useFieldArray({ control: form.control, name: 'guests' })
  return (
    <FormCard title="Guests of the group">
      {fields.length === 0 && (
        <Wide>
          <Text fz="sm" c="dimmed">
            No guests added yet. The guest above pays and need not be added again.
          </Text>
        </Wide>
      )}
      {fields.map(({ id }, index) => (
        <GroupGuestLine key={id} form={form} index={index} onRemove={() => remove(index)} />
      ))}
      <Wide>
        <Button
          variant="default"
          leftSection={<IconPlus size={16} />}
          onClick={() => append({ guest_id: null, guest_name: '' })}
        >
          Add Guest
        </Button>
      </Wide>
    </FormCard>
  )
}

interface GroupGuestLineProps {
  form: BookingForm
  index: number
  onRemove: () => void
}

const GroupGuestLine = ({ form, index, onRemove }: GroupGuestLineProps) => {
  const name = `guests.${index}` as const
  const guest = useWatch({ control: form.control, name })
  const [search] = useDebouncedValue((guest.guest_name ?? '').trim(), typingPause)
  const { data: found = [] } = useGuestOptions(search, search !== '' && guest.guest_id === null)
  const label = `Guest ${index + 1}`

  const put = (typed: string) => {
    const known = found.find((option) => guestLabel(option) === typed)
    const next = { guest_id: known?.id ?? null, guest_name: known?.name ?? typed }
    form.setValue(name, next, { shouldDirty: true, shouldValidate: true })
  }

  return (
    <div className={`${classes.line} ${classes.guest}`}>
      <Autocomplete
        label={label}
        placeholder="Name, or search by name or phone"
        description={guest.guest_id === null ? undefined : 'Guest of the hotel'}
        data={guest.guest_id === null ? [...new Set(found.map(guestLabel))] : []}
        filter={({ options }) => options}
        value={guest.guest_name ?? ''}
        onChange={put}
      />
      <div className={classes.tools}>
        <ActionIcon variant="subtle" color="red" size={36} aria-label={`Remove guest ${index + 1}`} onClick={onRemove}>
          <IconTrash size={18} />
        </ActionIcon>
      </div>
    </div>
  )
}
