import { useState } from 'react'
import type { BookingDetail } from '#contract/bookings/booking.ts'
import type { Room } from '#contract/rooms/room.ts'
import { useFoodPlans, useGuestOption } from '#web/bookings/booking-choices.ts'
import type { BookingForm } from '#web/bookings/booking-form-types.ts'
import { inputOf } from '#web/bookings/booking-input.ts'
import { fetchBooking } from '#web/bookings/booking-queries.ts'
import { type BookingDifference, mergeBooking, type Names } from '#web/bookings/merge-booking.ts'

interface Found {
  message: string
  differences: BookingDifference[]
}

/**
 * The booking an edit began with, and what to do when a colleague changed it meanwhile: the form gets what they
 * changed, keeps what was typed, and saves upon their version.
 */
export const useBookingMerge = (form: BookingForm, opened: BookingDetail | undefined, rooms: Room[]) => {
  const [base, setBase] = useState(opened)
  const [found, setFound] = useState<Found>()
  const { data: plans = [] } = useFoodPlans()
  const { data: guest } = useGuestOption(form.watch('guest_id'))

  const merge = async (message: string) => {
    if (!base) return
    const fresh = await fetchBooking(base.slug)
    const mine = form.getValues()
    const theirs = inputOf(fresh)
    const names = namesOf([base, fresh], rooms, plans, guest ? [guest] : [])
    const { differences, merged } = mergeBooking(inputOf(base), theirs, mine, names)
    form.reset(theirs)
    form.reset(merged, { keepDefaultValues: true })
    setBase(fresh)
    setFound({ message, differences })
  }

  const takeTheirs = ({ field }: BookingDifference) => {
    if (!base || !found) return
    form.setValue(field, inputOf(base)[field], { shouldDirty: true, shouldValidate: true })
    const differences = found.differences.map((difference) =>
      difference.field === field ? { ...difference, isContested: false } : difference,
    )
    setFound({ ...found, differences })
  }

  return { base, found, merge, takeTheirs }
}

interface Named {
  id: number
  name: string
}

const namesOf = (bookings: BookingDetail[], rooms: Room[], plans: Named[], guests: Named[]): Names => {
  const nameIn = (things: Named[]) => (id: number | null) => things.find((thing) => thing.id === id)?.name ?? 'none'
  const numbered = [...rooms, ...bookings.flatMap((booking) => booking.rooms)]
  return {
    guest: nameIn([...bookings.map((booking) => booking.guest), ...guests]),
    room: nameIn(numbered.map(({ id, room_number }) => ({ id, name: room_number }))),
    foodPlan: nameIn([...plans, ...bookings.map((booking) => booking.food_plan)]),
  }
}
