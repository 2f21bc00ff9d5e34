import { useEffect, useEffectEvent, useRef } from 'react'
import { rupeesFromPaise } from '#contract/kit/money.ts'
import type { Room } from '#contract/rooms/room.ts'
import type { BookingForm } from '#web/bookings/form/booking-form-schema.ts'

export const priceOf = ({ room_type }: Room) => rupeesFromPaise(room_type.price_per_night)

type RentField = 'room_rent' | `rooms.${number}.room_rent`

interface Circumstances {
  isEmpty: boolean
  /** The rate plan decides the rent. */
  isPriced: boolean
}

/**
 * In a booking without a rate plan, the rent follows the chosen room: it is the price of the room's type, and 0 while no room is chosen. A rent that was
 * typed is kept. Returns a function that fills in the rent of a newly chosen room.
 */
export const useRentOfRoom = (
  form: BookingForm,
  name: RentField,
  chosen: Room | undefined,
  { isEmpty, isPriced }: Circumstances,
) => {
  const price = useRef<number>(undefined)
  if (chosen) price.current = priceOf(chosen)

  const follow = (rent: number) => {
    if (isPriced) return
    const before = form.getValues(name)
    if (before && before !== price.current) return
    form.setValue(name, rent, { shouldDirty: true, shouldValidate: rent > 0 })
  }
  const clear = useEffectEvent(() => {
    if (price.current !== undefined) follow(0)
  })
  useEffect(() => {
    if (isEmpty) clear()
  }, [isEmpty])

  return (room: Room) => follow(priceOf(room))
}
