import { useState } from 'react'
import type { BookingDetail } from '#contract/bookings/booking.ts'
import type { BookingForm } from '#web/bookings/booking-form-types.ts'
import { type BookingInput, inputOf } from '#web/bookings/booking-input.ts'
import { fetchBooking } from '#web/bookings/booking-queries.ts'
import { mergeInto } from '#web/kit/form/merge-input.ts'

interface Found {
  message: string
  before: BookingInput
}

/**
 * The booking an edit began with, and what to do when a colleague changed it meanwhile: the form gets what they
 * changed, keeps what was typed, and saves upon their version.
 */
export const useBookingMerge = (form: BookingForm, opened: BookingDetail | undefined) => {
  const [base, setBase] = useState(opened)
  const [found, setFound] = useState<Found>()

  const merge = async (message: string) => {
    if (!base) return
    const fresh = await fetchBooking(base.slug)
    const before = inputOf(base)
    mergeInto(form, before, inputOf(fresh))
    setBase(fresh)
    setFound({ message, before })
  }
  return { base, found, merge }
}
