import { Alert, Button } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { useMemo, useState } from 'react'
import { useFieldArray, useFormState, useWatch } from 'react-hook-form'
import type { BookedRoom } from '#contract/bookings/booking.ts'
import { mostGroupRooms } from '#contract/bookings/booking-draft.ts'
import { bookingMessages as say } from '#contract/bookings/booking-messages.ts'
import type { BookingForm } from '#web/bookings/form/booking-form-schema.ts'
import { emptyLine } from '#web/bookings/form/booking-input.ts'
import type { RowPrice } from '#web/bookings/pricing/use-booking-prices.ts'
import { useGroupPeople } from '#web/bookings/room-choice/group-people.ts'
import { useGroupRoomDates } from '#web/bookings/room-choice/group-room-dates.ts'
import { GroupRoomLine } from '#web/bookings/room-choice/group-room-line.tsx'
import { MakeRoomOffer } from '#web/bookings/room-choice/make-room-offer.tsx'
import type { OfferedRooms } from '#web/bookings/room-choice/offered-rooms.ts'
import { NumberField } from '#web/kit/fields/number-field.tsx'
import { TextField } from '#web/kit/fields/text-field.tsx'
import { FormCard, Wide } from '#web/kit/form/form-card.tsx'

interface GroupRoomsProps {
  form: BookingForm
  offered: OfferedRooms
  booked: BookedRoom[]
  except_booking: string | undefined
  /** The price of each room by the rate plan; empty for a booking without one. */
  prices: RowPrice[]
}

/** The rooms of a group, two or more. */
export const GroupRooms = ({ form, offered, booked, except_booking, prices }: GroupRoomsProps) => {
  const { control } = form
  const { fields, append, remove } = useFieldArray({ control, name: 'rooms' })
  const { errors } = useFormState({ control, name: 'rooms' })
  useGroupRoomDates(form)
  const departed = useMemo(
    () => new Set<number | null>(booked.filter((room) => room.departed_on).map(({ line }) => line)),
    [booked],
  )
  useGroupPeople(form, departed)
  const [check_in_date, check_out_date] = useWatch({ control, name: ['check_in_date', 'check_out_date'] })
  const [freed, setFreed] = useState<{ line: number; roomId: number }>()
  const [givenBack, setGivenBack] = useState<number>()
  const onMade = (roomId: number) => {
    setGivenBack(undefined)
    const lines = form.getValues('rooms')
    const empty = lines.findIndex(({ room_id, room_type_id }) => room_id === null && room_type_id === null)
    if (empty < 0) append(emptyLine, { shouldFocus: false })
    setFreed({ line: empty < 0 ? lines.length : empty, roomId })
  }
  const tooFew = errors.rooms?.root?.message ?? errors.rooms?.message

  return (
    <FormCard title="Rooms">
      {fields.map(({ id }, index) => (
        <Wide key={id}>
          <GroupRoomLine
            form={form}
            index={index}
            offered={offered}
            booked={booked}
            departed={departed}
            except_booking={except_booking}
            price={prices[index]}
            givenBack={givenBack}
            freed={freed?.line === index ? freed.roomId : undefined}
            onFreedChosen={() => setFreed(undefined)}
            onRemove={() => {
              remove(index)
              form.trigger('rooms')
            }}
          />
        </Wide>
      ))}
      {except_booking === undefined && (
        <MakeRoomOffer
          offered={offered}
          check_in_date={check_in_date}
          check_out_date={check_out_date}
          onMade={onMade}
          onUndo={setGivenBack}
        />
      )}
      <Wide>
        {tooFew && (
          <Alert data-tone="danger" p="xs" mb="xs">
            {tooFew}
          </Alert>
        )}
        <Button
          variant="default"
          leftSection={<IconPlus size={16} />}
          disabled={fields.length >= mostGroupRooms}
          title={fields.length >= mostGroupRooms ? say.tooManyRooms : undefined}
          onClick={() => append(emptyLine, { focusName: `rooms.${fields.length}.room_id` })}
        >
          Add Room
        </Button>
      </Wide>
    </FormCard>
  )
}

export const GroupNameAndSize = ({ form: { control } }: { form: BookingForm }) => (
  <>
    <TextField control={control} name="group_name" label="Group name" />
    <NumberField control={control} name="group_size" label="Group size" />
  </>
)
