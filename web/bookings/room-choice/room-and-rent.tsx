import { useEffect, useEffectEvent, useRef } from 'react'
import { useController } from 'react-hook-form'
import type { BookedRoom } from '#contract/bookings/booking.ts'
import type { Room } from '#contract/rooms/room.ts'
import type { BookingForm } from '#web/bookings/form/booking-form-schema.ts'
import { type OfferedRooms, useLostRoom } from '#web/bookings/room-choice/offered-rooms.ts'
import { useRentFill } from '#web/bookings/room-choice/rent-fill.ts'
import { RoomSelect } from '#web/bookings/room-choice/room-select.tsx'
import { MoneyField } from '#web/kit/fields/money-field.tsx'

interface RoomAndRentProps {
  form: BookingForm
  offered: OfferedRooms
  /** The room of the booking being edited. */
  booked: BookedRoom[]
  /** The room that the form was opened with. It is chosen as soon as it is known to be free. */
  wanted?: number | undefined
}

/** The room of an individual booking, and its rent. */
export const RoomAndRent = ({ form, offered, booked, wanted }: RoomAndRentProps) => {
  const { control } = form
  const { field, fieldState } = useController({ control, name: 'room_ids' })
  const fillRent = useRentFill()
  const chosen = field.value[0] ?? null

  useLostRoom(offered, chosen, booked, {
    onLost: (message) => {
      form.setValue('room_ids', [], { shouldDirty: true })
      form.setError('room_ids', { message })
    },
    onBack: ({ id }) => form.setValue('room_ids', [id], { shouldDirty: true, shouldValidate: true }),
  })

  const choose = (room: Room) => {
    const before = offered.rooms.find(({ id }) => id === chosen)
    field.onChange([room.id])
    const rent = fillRent(form.getValues('room_rent'), room, before)
    form.setValue('room_rent', rent, { shouldDirty: true, shouldValidate: true })
  }

  const pressed = useRef(wanted)
  const chooseNow = useEffectEvent(choose)
  const { isCertain, rooms } = offered
  useEffect(() => {
    if (!isCertain) return
    const room = rooms.find(({ id }) => id === pressed.current)
    pressed.current = undefined
    if (room) chooseNow(room)
  }, [isCertain, rooms])

  return (
    <>
      <RoomSelect
        ref={field.ref}
        name="room_ids"
        label="Room"
        offered={offered}
        value={chosen}
        onChange={choose}
        onBlur={field.onBlur}
        error={fieldState.error?.message}
      />
      <MoneyField control={control} name="room_rent" label="Room rent" description="Per night" required />
    </>
  )
}
