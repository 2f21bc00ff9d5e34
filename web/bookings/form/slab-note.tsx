import { Alert } from '@mantine/core'
import { useWatch } from 'react-hook-form'
import type { BookingDetail } from '#contract/bookings/booking.ts'
import { slabNote } from '#contract/folios/slab-note.ts'
import type { BookingForm, BookingInput } from '#web/bookings/form/booking-form-schema.ts'
import { editedStay, stayOfInput } from '#web/bookings/form/booking-input.ts'
import { useHotelToday } from '#web/kit/time/hotel-time.ts'
import { useBillTaxes } from '#web/taxes/tax-queries.ts'

/** A note when the food plan moves a night into a higher tax slab. */
export const SlabNote = ({ form, booking }: { form: BookingForm; booking: BookingDetail | undefined }) => {
  const input = useWatch({ control: form.control }) as BookingInput
  const { data: taxes } = useBillTaxes()
  const stay = stayOfInput(input, editedStay(booking, useHotelToday()))
  const note = stay && taxes && slabNote(stay.lines, taxes)
  return <div aria-live="polite">{note && <Alert data-tone="info">{note}</Alert>}</div>
}
