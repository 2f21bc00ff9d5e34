import type { CalendarDate } from '#contract/kit/time/calendar-date.ts'
import { DayInput } from '#web/kit/fields/day-input.tsx'

interface DayFilterProps {
  label: string
  value: CalendarDate | undefined
  onChange: (day: CalendarDate | undefined) => void
}

/** A date filter of a list, typed or picked. */
export const DayFilter = ({ label, value, onChange }: DayFilterProps) => (
  <DayInput
    aria-label={label}
    placeholder={label}
    clearable
    clearButtonProps={{ 'aria-label': `Clear ${label}` }}
    w={152}
    value={value ?? null}
    onChange={(day) => onChange(day ?? undefined)}
  />
)
