import { Alert } from '@mantine/core'
import { useWatch } from 'react-hook-form'
import { slabNote } from '#contract/bookings/slab-note.ts'
import type { BookingForm, BookingInput } from '#web/bookings/form/booking-form-schema.ts'
import { stayOfInput } from '#web/bookings/form/booking-input.ts'
import { useBillTaxes } from '#web/taxes/tax-queries.ts'

/** A note when the food plan moves a night into a higher tax slab. */
export const SlabNote = ({ form }: { form: BookingForm }) => {
  const input = useWatch({ control: form.control }) as BookingInput
  const { data: taxes } = useBillTaxes()
  const stay = stayOfInput(input)
  const note = stay && taxes && slabNote(stay.lines, taxes)
  return <div aria-live="polite">{note && <Alert data-tone="info">{note}</Alert>}</div>
}
