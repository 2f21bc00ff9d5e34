import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useWatch } from 'react-hook-form'
import type { BookedRoom } from '#contract/bookings/booking.ts'
import type { Room } from '#contract/rooms/room.ts'
import type { BookingForm } from '#web/bookings/form/booking-form-schema.ts'
import type { RowPrice } from '#web/bookings/pricing/use-booking-prices.ts'
import { MakeRoomOffer } from '#web/bookings/room-choice/make-room-offer.tsx'
import type { OfferedRooms } from '#web/bookings/room-choice/offered-rooms.ts'
import { RoomFields } from '#web/bookings/room-choice/room-fields.tsx'
import { priceOf } from '#web/bookings/room-choice/use-rent-of-room.ts'

interface RoomAndRentProps {
  form: BookingForm
  offered: OfferedRooms
  /** The room of the booking being edited. */
  booked: BookedRoom[]
  /** A booking that is not saved yet. */
  isNew: boolean
  /** The room that the form was opened with. It is chosen as soon as it is known to be free. */
  wanted?: number | undefined
  /** The price by the rate plan; undefined for a booking without one. */
  price: RowPrice | undefined
}

/** The room of an individual booking, and its rent. */
export const RoomAndRent = ({ form, offered, booked, isNew, wanted, price }: RoomAndRentProps) => {
  const [freed, setFreed] = useState<number>()
  const [givenBack, setGivenBack] = useState<number>()
  const [check_in_date, check_out_date] = useWatch({ control: form.control, name: ['check_in_date', 'check_out_date'] })
  const pressed = useRef(wanted)
  /** The form opens with the room, so it is not a change that leaving would lose. */
  const openWith = useEffectEvent((room: Room) => {
    form.resetField('room_ids', { defaultValue: [room.id] })
    if (!price) form.resetField('room_rent', { defaultValue: form.getValues('room_rent') || priceOf(room) })
  })
  const { isCertain, rooms } = offered
  useEffect(() => {
    if (!isCertain) return
    const room = rooms.find(({ id }) => id === pressed.current)
    pressed.current = undefined
    if (room) openWith(room)
  }, [isCertain, rooms])

  return (
    <>
      {isNew && (
        <MakeRoomOffer
          offered={offered}
          check_in_date={check_in_date}
          check_out_date={check_out_date}
          onMade={(roomId) => {
            setGivenBack(undefined)
            setFreed(roomId)
          }}
          onUndo={setGivenBack}
        />
      )}
      <RoomFields
        form={form}
        offered={offered}
        booked={booked}
        price={price}
        freed={freed}
        givenBack={givenBack}
        onFreedChosen={() => setFreed(undefined)}
      />
    </>
  )
}
