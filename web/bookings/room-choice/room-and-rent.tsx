import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useController, useWatch } from 'react-hook-form'
import type { BookedRoom } from '#contract/bookings/booking.ts'
import type { Room } from '#contract/rooms/room.ts'
import type { BookingForm } from '#web/bookings/form/booking-form-schema.ts'
import { MakeRoomOffer } from '#web/bookings/room-choice/make-room-offer-sheet.tsx'
import { type OfferedRooms, useFreedRoom, useLostRoom, useLostType } from '#web/bookings/room-choice/offered-rooms.ts'
import { useRentFill } from '#web/bookings/room-choice/rent-fill.ts'
import { chosenRoom } from '#web/bookings/room-choice/room-choice.ts'
import { RoomSelect } from '#web/bookings/room-choice/room-select.tsx'
import { MoneyField } from '#web/kit/fields/money-field.tsx'

interface RoomAndRentProps {
  form: BookingForm
  offered: OfferedRooms
  /** The room of the booking being edited. */
  booked: BookedRoom[]
  /** A booking that is not saved yet. */
  isNew: boolean
  /** The room that the form was opened with. It is chosen as soon as it is known to be free. */
  wanted?: number | undefined
}

/** The room of an individual booking, and its rent. */
export const RoomAndRent = ({ form, offered, booked, isNew, wanted }: RoomAndRentProps) => {
  const { control } = form
  const { field, fieldState } = useController({ control, name: 'room_ids' })
  const { field: type } = useController({ control, name: 'room_type_id' })
  const fillRent = useRentFill()
  const chosen = { room_id: field.value[0] ?? null, room_type_id: type.value }

  const lose = (message: string) => {
    form.setValue('room_ids', [], { shouldDirty: true })
    form.setValue('room_type_id', null, { shouldDirty: true })
    form.setError('room_ids', { message })
  }
  useLostRoom(offered, chosen.room_id, booked, {
    onLost: lose,
    onBack: ({ id }) => {
      if (chosen.room_type_id === null) form.setValue('room_ids', [id], { shouldDirty: true, shouldValidate: true })
    },
  })
  useLostType(offered, chosen.room_type_id, lose)

  const choose = (room: Room, isAny = false) => {
    const before = chosenRoom(offered, chosen)
    form.setValue('room_type_id', isAny ? room.room_type_id : null, { shouldDirty: true })
    field.onChange(isAny ? [] : [room.id])
    const rent = fillRent(form.getValues('room_rent'), room, before)
    form.setValue('room_rent', rent, { shouldDirty: true, shouldValidate: true })
  }

  const [freed, setFreed] = useState<number>()
  const [check_in_date, check_out_date] = useWatch({ control, name: ['check_in_date', 'check_out_date'] })
  const pressed = useRef(wanted)
  /** The form opens with the room, so it is not a change that leaving would lose. */
  const openWith = useEffectEvent((room: Room) => {
    const rent = fillRent(form.getValues('room_rent'), room, undefined)
    form.resetField('room_ids', { defaultValue: [room.id] })
    form.resetField('room_rent', { defaultValue: rent })
  })
  const { isCertain, rooms } = offered
  useEffect(() => {
    if (!isCertain) return
    const room = rooms.find(({ id }) => id === pressed.current)
    pressed.current = undefined
    if (room) openWith(room)
  }, [isCertain, rooms])
  useFreedRoom(offered, freed, (room) => {
    setFreed(undefined)
    choose(room)
  })

  return (
    <>
      {isNew && (
        <MakeRoomOffer
          offered={offered}
          check_in_date={check_in_date}
          check_out_date={check_out_date}
          onMade={setFreed}
        />
      )}
      <RoomSelect
        ref={field.ref}
        name="room_ids"
        label="Room"
        offered={offered}
        value={chosen.room_id}
        onChange={(room) => choose(room)}
        any={{ room_type_id: type.value, onChoose: (room) => choose(room, true) }}
        onBlur={field.onBlur}
        error={fieldState.error?.message}
      />
      <MoneyField control={control} name="room_rent" label="Room rent" description="Per night" required />
    </>
  )
}
