import { useEffect, useRef } from 'react'
import { useWatch } from 'react-hook-form'
import type { CalendarDate } from '#contract/kit/calendar-date.ts'
import type { BookingForm } from '#web/bookings/form/booking-form-schema.ts'

const days = ['check_in_date', 'check_out_date'] as const
type Days = Record<(typeof days)[number], CalendarDate | null>

/**
 * Rooms of a group with dates of their own: a day that is still the booking's moves with it, one that was set by hand
 * stays, and all of them are looked at again when a day has changed.
 */
export const useGroupRoomDates = (form: BookingForm) => {
  const [check_in_date, check_out_date, lines] = useWatch({
    control: form.control,
    name: ['check_in_date', 'check_out_date', 'rooms'],
  })
  const booking = useRef<Days>({ check_in_date, check_out_date })
  const own = lines.map((line) => [line.check_in_date, line.check_out_date].join()).join(' ')
  const seen = useRef(own)

  useEffect(() => {
    const was = booking.current
    // A date that is being retyped is empty for a moment.
    const now = {
      check_in_date: check_in_date ?? was.check_in_date,
      check_out_date: check_out_date ?? was.check_out_date,
    }
    const isMoved = days.some((day) => now[day] !== was[day])
    if (!isMoved && seen.current === own) return
    booking.current = now
    seen.current = own
    for (const [index, line] of form.getValues('rooms').entries()) {
      if (!line.check_in_date && !line.check_out_date) continue
      for (const day of days) {
        if (now[day] === was[day] || line[day] !== was[day]) continue
        form.setValue(`rooms.${index}.${day}`, now[day], { shouldDirty: true })
      }
      form.trigger(days.map((day) => `rooms.${index}.${day}` as const))
    }
  }, [form, check_in_date, check_out_date, own])
}
