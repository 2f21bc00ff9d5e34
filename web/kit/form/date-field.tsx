import { DateInput } from '@mantine/dates'
import { IconCalendar } from '@tabler/icons-react'
import type { FieldValues } from 'react-hook-form'
import { type FieldProps, useField } from '#web/kit/form/field.ts'
import { readDay } from '#web/kit/form/read-day.ts'
import { useHotelToday } from '#web/kit/hotel-time.ts'
import '@mantine/dates/styles.layer.css'

interface DateFieldProps<Input extends FieldValues, Output> extends FieldProps<Input, Output> {
  /** What is asked for has been: a day that is typed in short is read as the last such day. */
  past?: boolean
}

/** A calendar day, shown as Nov 15, 2026 and kept as 2026-11-15. */
export const DateField = <Input extends FieldValues, Output>({
  past = false,
  ...props
}: DateFieldProps<Input, Output>) => {
  const { shared, value, onChange } = useField(props)
  const today = useHotelToday()
  const day = typeof value === 'string' && value !== '' ? value : null
  return (
    <DateInput
      {...shared}
      valueFormat="MMM DD, YYYY"
      dateParser={(typed) => readDay(typed, today, { past })}
      // The month that opens is the hotel's, and so is the day that is marked as today.
      defaultDate={day ?? today}
      highlightToday={false}
      getDayProps={(shown) => (shown === today ? { 'data-today': true } : {})}
      leftSection={<IconCalendar size={16} />}
      clearable
      // Who types empties the field by deleting; one stop less on the way through the form.
      clearButtonProps={{ tabIndex: -1, 'aria-label': `Clear ${props.label}` }}
      value={day}
      onChange={onChange}
    />
  )
}
