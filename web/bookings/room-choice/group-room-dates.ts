import { useEffect, useRef } from 'react'
import { useWatch } from 'react-hook-form'
import type { CalendarDate } from '#contract/kit/time/calendar-date.ts'
import type { BookingForm } from '#web/bookings/form/booking-form-schema.ts'

const days = ['check_in_date', 'check_out_date'] as const
type Days = Record<(typeof days)[number], CalendarDate | null>

/**
 * The dates to change in a group's room with its own dates when the booking's dates change. A date equal to the booking's
 * moves with it. A room whose other date differs gets no additional nights: its dates only move when the stay gets shorter.
 */
export const movedDates = (room: Days, was: Days, now: Days): Partial<Days> => {
  const differs = days.some((day) => room[day] !== was[day])
  const addsNights = {
    check_in_date: (now.check_in_date ?? '') < (was.check_in_date ?? ''),
    check_out_date: (now.check_out_date ?? '') > (was.check_out_date ?? ''),
  }
  const moved = days.filter((day) => now[day] !== was[day] && room[day] === was[day] && !(differs && addsNights[day]))
  return Object.fromEntries(moved.map((day) => [day, now[day]]))
}

/** Moves the own dates of a group's rooms with the booking's dates, and checks them again when a date has changed. */
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
    // A date is empty while it is being retyped.
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
      const moved = movedDates(line, was, now)
      for (const day of days) {
        if (day in moved) form.setValue(`rooms.${index}.${day}`, now[day], { shouldDirty: true })
      }
      form.trigger(days.map((day) => `rooms.${index}.${day}` as const))
    }
  }, [form, check_in_date, check_out_date, own])
}
