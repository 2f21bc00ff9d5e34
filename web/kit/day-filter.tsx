import { DateInput } from '@mantine/dates'
import type { CalendarDate } from '#contract/kit/calendar-date.ts'
import { readDay } from '#web/kit/form/read-day.ts'
import { useHotelToday } from '#web/kit/hotel-time.ts'
import '@mantine/dates/styles.layer.css'

interface DayFilterProps {
  label: string
  value: CalendarDate | undefined
  onChange: (day: CalendarDate | undefined) => void
}

/** A day that narrows a list, typed as people do or picked, and cleared again. */
export const DayFilter = ({ label, value, onChange }: DayFilterProps) => {
  const today = useHotelToday()
  return (
    <DateInput
      aria-label={label}
      placeholder={label}
      clearable
      w={160}
      valueFormat="MMM DD, YYYY"
      dateParser={(typed) => readDay(typed, today)}
      value={value ?? null}
      onChange={(day) => onChange(day ?? undefined)}
    />
  )
}
