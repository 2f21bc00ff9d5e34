import { Alert } from '@mantine/core'
import { useWatch } from 'react-hook-form'
import { excessPeople } from '#contract/bookings/occupancy.ts'
import type { Room } from '#contract/rooms/room.ts'
import type { BookingForm } from '#web/bookings/form/booking-form-schema.ts'
import { NumberField } from '#web/kit/fields/number-field.tsx'
import { Wide } from '#web/kit/form/form-card.tsx'

/** The numbers of people, with a note if they exceed the capacity of the rooms. */
export const PeopleFields = ({ form, rooms }: { form: BookingForm; rooms: Room[] }) => {
  const { control } = form
  const [adults, children, infants] = useWatch({
    control,
    name: ['number_of_adults', 'number_of_children', 'number_of_infants'],
  })
  const party = {
    number_of_adults: adults ?? 0,
    number_of_children: children ?? 0,
    number_of_infants: infants ?? 0,
  }
  const beyond =
    rooms.length > 0
      ? excessPeople(
          party,
          rooms.map(({ room_type }) => room_type),
        )
      : ''

  return (
    <>
      <NumberField control={control} name="number_of_adults" label="Adults" required />
      <NumberField control={control} name="number_of_children" label="Children" />
      <NumberField control={control} name="number_of_infants" label="Infants" />
      {beyond && (
        <Wide>
          <Alert data-tone="warning" p="xs">
            More people than {rooms.length === 1 ? 'the room allows' : 'the rooms allow'}: {beyond}.
          </Alert>
        </Wide>
      )}
    </>
  )
}
