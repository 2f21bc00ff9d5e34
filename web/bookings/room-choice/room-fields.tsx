import { useController } from 'react-hook-form'
import type { BookedRoom } from '#contract/bookings/booking.ts'
import type { Room } from '#contract/rooms/room.ts'
import type { BookingForm } from '#web/bookings/form/booking-form-schema.ts'
import { rangeOf } from '#web/bookings/pricing/price-by-night.tsx'
import type { RowPrice } from '#web/bookings/pricing/use-booking-prices.ts'
import { type OfferedRooms, useFreedRoom, useLostRoom, useLostType } from '#web/bookings/room-choice/offered-rooms.ts'
import { chosenRoom, type RoomChoice } from '#web/bookings/room-choice/room-choice.ts'
import { RoomSelect } from '#web/bookings/room-choice/room-select.tsx'
import { useRentOfRoom } from '#web/bookings/room-choice/use-rent-of-room.ts'
import { toast } from '#web/kit/feedback/toast.tsx'
import { MoneyField } from '#web/kit/fields/money-field.tsx'

interface RoomFieldsProps {
  form: BookingForm
  /** The position of the room in a group; undefined for the room of an individual booking. */
  line?: number
  offered: OfferedRooms
  /** The rooms of the booking being edited. */
  booked: BookedRoom[]
  /** The choices of the other lines of the group. */
  others?: RoomChoice[]
  /** The price by the rate plan; undefined for a booking without one. */
  price?: RowPrice | undefined
  /** A room that other bookings were moved out of for this one. */
  freed: number | undefined
  /** A room that the desk gave back, by undoing these moves. */
  givenBack?: number | undefined
  onFreedChosen: () => void
}

const fieldsOf = (line: number | undefined) =>
  line === undefined
    ? ({ room: 'room_ids', type: 'room_type_id', rent: 'room_rent', nights: 'nightly_rents' } as const)
    : ({
        room: `rooms.${line}.room_id`,
        type: `rooms.${line}.room_type_id`,
        rent: `rooms.${line}.room_rent`,
        nights: `rooms.${line}.nightly_rents`,
      } as const)

/** Chooses a room, or any room of a type, and its rent per night. */
export const RoomFields = ({
  form,
  line,
  offered,
  booked,
  others = [],
  price,
  freed,
  givenBack,
  onFreedChosen,
}: RoomFieldsProps) => {
  const { control, setValue } = form
  const names = fieldsOf(line)
  const { field, fieldState } = useController({ control, name: names.room })
  const { field: type } = useController({ control, name: names.type })
  // Registered, so that the rents of single nights are kept and reset with the form.
  useController({ control, name: names.nights })
  const room_id = (Array.isArray(field.value) ? field.value[0] : field.value) ?? null
  const choice: RoomChoice = { room_id, room_type_id: type.value }
  const isEmpty = choice.room_id === null && choice.room_type_id === null
  const fillRent = useRentOfRoom(form, names.rent, chosenRoom(offered, choice), {
    isEmpty,
    isPriced: price !== undefined,
  })
  const range = price && rangeOf(price.nights)
  const taken = new Set(others.map((other) => other.room_id))

  const setChoice = ({ room_id, room_type_id }: RoomChoice, shouldValidate: boolean) => {
    setValue(names.type, room_type_id, { shouldDirty: true })
    const value = line !== undefined ? room_id : room_id === null ? [] : [room_id]
    setValue(names.room, value, { shouldDirty: true, shouldValidate })
  }
  const choose = (room: Room) => {
    setChoice({ room_id: room.id, room_type_id: null }, true)
    fillRent(room)
  }
  const chooseType = (room: Room) => {
    setChoice({ room_id: null, room_type_id: room.room_type_id }, true)
    fillRent(room)
  }
  const lose = (message: string) => {
    setChoice({ room_id: null, room_type_id: null }, false)
    form.setError(names.room, { message })
  }
  useLostRoom(offered, choice.room_id, booked, {
    onLost: (message) => {
      if (room_id === givenBack) setChoice({ room_id: null, room_type_id: null }, false)
      else {
        toast.warning(message)
        lose(message)
      }
    },
    onBack: (room) => {
      if (isEmpty && !taken.has(room.id)) choose(room)
    },
  })
  useLostType(offered, choice.room_type_id, lose)
  useFreedRoom(offered, freed, (room) => {
    onFreedChosen()
    choose(room)
  })

  return (
    <>
      <RoomSelect
        ref={field.ref}
        name={names.room}
        label={line === undefined ? 'Room' : `Room ${line + 1}`}
        offered={{ ...offered, rooms: offered.rooms.filter(({ id }) => !taken.has(id)) }}
        value={choice.room_id}
        onChange={choose}
        rentOfType={price?.rentOfType}
        any={{
          room_type_id: choice.room_type_id,
          takenByOthers: others.map((other) => other.room_type_id),
          onChoose: chooseType,
        }}
        onBlur={field.onBlur}
        error={fieldState.error?.message}
      />
      {line === undefined ? (
        <MoneyField
          control={control}
          name={names.rent}
          label="Room rent"
          description={range ? `${range} by night` : 'Per night'}
          required
        />
      ) : (
        <MoneyField control={control} name={names.rent} label="Rent per night" description={range} required />
      )}
    </>
  )
}
