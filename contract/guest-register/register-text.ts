import type { RegisterRow } from '#contract/guest-register/guest-register.ts'
import type { RegisterColumn } from '#contract/guest-register/register-column.ts'
import { sexLabels } from '#contract/guests/guest-labels.ts'
import { type CalendarDate, dayIn, formatDay, formatTime } from '#contract/kit/time/calendar-date.ts'

const momentText = (date: CalendarDate | null, instant: string | null, timeZone: string) => {
  if (instant) return `${formatDay(dayIn(timeZone, new Date(instant)))}, ${formatTime(instant, timeZone)}`
  return date ? formatDay(date) : ''
}

/** What a cell of the register says: the same on screen, on paper and in Excel. */
export const registerText = (row: RegisterRow, column: RegisterColumn, timeZone: string): string => {
  switch (column) {
    case 'arrival':
      return momentText(row.arrival_date, row.arrived_at, timeZone)
    case 'departure':
      return momentText(row.departure_date, row.left_at, timeZone)
    case 'sex':
      return row.sex ? sexLabels[row.sex] : ''
    case 'signature':
      return ''
    default:
      return String(row[column] ?? '')
  }
}
