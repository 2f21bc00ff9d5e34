import { Button } from '@mantine/core'
import { IconSearch } from '@tabler/icons-react'
import { useEffect } from 'react'
import { useWatch } from 'react-hook-form'
import { StayWish } from '#contract/booking-requests/booking-request.ts'
import { addDays, type CalendarDate } from '#contract/kit/time/calendar-date.ts'
import classes from '#web/booking-requests/booking-requests.module.css'
import { DateField } from '#web/kit/fields/date-field.tsx'
import { NumberField } from '#web/kit/fields/number-field.tsx'
import { useFormOf } from '#web/kit/form/use-form-of.ts'

interface WishFormProps {
  wish: StayWish
  today: CalendarDate
  onLook: (wish: StayWish) => void
}

/** Dates and people. */
export const WishForm = ({ wish, today, onLook }: WishFormProps) => {
  const form = useFormOf(StayWish, wish)
  const { control } = form
  const [from, to] = useWatch({ control, name: ['check_in_date', 'check_out_date'] })

  // A later arrival also moves the departure.
  useEffect(() => {
    if (from && to && to <= from) form.setValue('check_out_date', addDays(from, 1), { shouldValidate: true })
  }, [form, from, to])

  const look = form.handleSubmit((said) => {
    if (said.check_in_date >= today) return onLook(said)
    form.setError('check_in_date', { message: 'Date cannot be in the past' }, { shouldFocus: true })
  })
  return (
    <form onSubmit={look} noValidate className={classes.wish} aria-label="Your dates and guests">
      <div className={classes.day}>
        <DateField control={control} name="check_in_date" label="Arrival" required />
      </div>
      <div className={classes.day}>
        <DateField control={control} name="check_out_date" label="Departure" required />
      </div>
      <NumberField control={control} name="number_of_adults" label="Adults" required />
      <NumberField control={control} name="number_of_children" label="Children" />
      <NumberField control={control} name="number_of_infants" label="Infants" />
      <Button type="submit" leftSection={<IconSearch size={16} />}>
        Show free rooms
      </Button>
    </form>
  )
}
