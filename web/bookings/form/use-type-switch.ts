import { useLocation, useNavigate } from '@tanstack/react-router'
import { useRef } from 'react'
import type { BookingType } from '#contract/bookings/booking.ts'
import type { BookingInput } from '#web/bookings/form/booking-form-schema.ts'
import { asType } from '#web/bookings/form/booking-input.ts'
import { drafts } from '#web/kit/form/drafts.ts'
import { paths } from '#web/paths.ts'

/** Switches between individual and group booking. Each has its own page; the values of the form are kept. */
export const useTypeSwitch = (form: { getValues: () => BookingInput }) => {
  const navigate = useNavigate()
  const address = useLocation({ select: ({ href }) => href })
  const opener = useLocation({ select: ({ state }) => state.opener })
  const switching = useRef(false)
  const switchTo = (type: BookingType) => {
    const to = type === 'group' ? paths.groupBooking : paths.individualBooking
    drafts.keep(to, { values: asType(form.getValues(), type) })
    drafts.drop(address)
    switching.current = true
    navigate({ to, search: {}, state: { carried: true, ...(opener && { opener }) } })
  }
  return { isSwitching: () => switching.current, switchTo }
}
