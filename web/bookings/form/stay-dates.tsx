import { Checkbox } from '@mantine/core'
import { useEffect, useRef } from 'react'
import { useController, useWatch } from 'react-hook-form'
import { bookingMessages as say } from '#contract/bookings/booking-messages.ts'
import { addDays, type CalendarDate, nightsBetween } from '#contract/kit/time/calendar-date.ts'
import type { BookingForm } from '#web/bookings/form/booking-form-schema.ts'
import { toast } from '#web/kit/feedback/toast.tsx'
import { DateField } from '#web/kit/fields/date-field.tsx'
import { TextField } from '#web/kit/fields/text-field.tsx'
import { useHotelToday } from '#web/kit/time/hotel-time.ts'

interface StayDatesProps {
  form: BookingForm
  isArrivalFixed: boolean
}

export const StayDates = ({ form, isArrivalFixed }: StayDatesProps) => {
  const { control } = form
  const [from, to] = useWatch({ control, name: ['check_in_date', 'check_out_date'] })
  const today = useHotelToday()
  const isPast = from !== null && from < today
  useSensibleDates(form, from, to)

  return (
    <>
      <DateField
        control={control}
        name="check_in_date"
        label="Check-in"
        required
        readOnly={isArrivalFixed}
        {...(isArrivalFixed && { description: say.arrivalIsFixed })}
      />
      <DateField control={control} name="check_out_date" label="Check-out" required />
      <LateEntry form={form} isOffered={isPast && !isArrivalFixed} />
    </>
  )
}

/** Until something is entered, the dates of a new booking follow the hotel's date. */
export const useDatesFromToday = (form: BookingForm, today: CalendarDate, isNew: boolean) => {
  const shown = useRef(today)
  const { isDirty } = form.formState
  useEffect(() => {
    if (shown.current === today) return
    shown.current = today
    if (!isNew || isDirty) return
    form.resetField('check_out_date', { defaultValue: addDays(today, 1) })
    form.resetField('check_in_date', { defaultValue: today })
  }, [form, today, isNew, isDirty])
}

/** A later arrival also moves the departure; an impossible departure is reported at once. */
const useSensibleDates = (form: BookingForm, from: CalendarDate | null, to: CalendarDate | null) => {
  const before = useRef({ from, to })
  useEffect(() => {
    const was = before.current
    before.current = { from, to }
    if (!from || !to || (was.from === from && was.to === to)) return
    if (to > from) {
      form.trigger(['check_in_date', 'check_out_date'])
    } else if (was.from && was.from !== from && was.to === to) {
      const nights = Math.max(1, nightsBetween(was.from, to))
      form.setValue('check_out_date', addDays(from, nights), { shouldDirty: true, shouldValidate: true })
    } else {
      form.trigger('check_out_date')
      toast.warning(say.checkOutAfterCheckIn, say.invalidDatesTitle)
    }
  }, [form, from, to])
}

/** Offered for an arrival in the past, if the guest was not checked in. */
const LateEntry = ({ form, isOffered }: { form: BookingForm; isOffered: boolean }) => {
  const { field } = useController({ control: form.control, name: 'late_entry_reason' })
  const isTicked = field.value !== null
  if (!isOffered && !isTicked) return null
  return (
    <>
      <Checkbox
        label="Late entry"
        description="For a stay that has already started"
        checked={isTicked}
        // On its own line, so that room and rent stay beside each other.
        {...(!isTicked && { style: { gridColumn: '1 / -1' } })}
        onChange={(event) => {
          field.onChange(event.currentTarget.checked ? '' : null)
          form.trigger('check_in_date')
        }}
      />
      {isTicked && (
        <TextField control={form.control} name="late_entry_reason" label="Reason for the late entry" required />
      )}
    </>
  )
}
