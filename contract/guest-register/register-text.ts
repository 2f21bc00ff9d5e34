import type { RegisterDay, RegisterRow, UnregisteredRoom } from '#contract/guest-register/guest-register.ts'
import type { RegisterColumn } from '#contract/guest-register/register-column.ts'
import { sexLabels } from '#contract/guests/guest-labels.ts'
import { counted } from '#contract/kit/counted.ts'
import { type CalendarDate, dayIn, formatDay, formatMoment, formatTime } from '#contract/kit/time/calendar-date.ts'

const momentText = (date: CalendarDate | null, instant: string | null, timeZone: string) => {
  if (instant) return formatMoment(instant, timeZone)
  return date ? formatDay(date) : ''
}

/** `Signed on screen, 08:16 AM`, with the date unless it is that of the page; empty for those who sign with a pen. */
const signatureText = ({ signed_at }: RegisterRow, timeZone: string, day: CalendarDate) => {
  if (signed_at === null) return ''
  const isOfDay = dayIn(timeZone, new Date(signed_at)) === day
  return `Signed on screen, ${isOfDay ? formatTime(signed_at, timeZone) : formatMoment(signed_at, timeZone)}`
}

/** What a cell of the register says on the page of a day: the same on screen and on paper. */
export const registerText = (row: RegisterRow, column: RegisterColumn, timeZone: string, day: CalendarDate): string => {
  switch (column) {
    case 'arrival':
      return momentText(row.arrival_date, row.arrived_at, timeZone)
    case 'departure':
      return momentText(row.departure_date, row.left_at, timeZone)
    case 'sex':
      return row.sex ? sexLabels[row.sex] : ''
    case 'signature':
      return signatureText(row, timeZone, day)
    default:
      return String(row[column] ?? '')
  }
}

/** The same on the printed page of a day, which has the date above: only the time if it is of that day. */
export const printedText = (row: RegisterRow, column: RegisterColumn, timeZone: string, day: CalendarDate) => {
  const instant = column === 'arrival' ? row.arrived_at : column === 'departure' ? row.left_at : null
  const isOfDay = instant !== null && dayIn(timeZone, new Date(instant)) === day
  return isOfDay ? formatTime(instant, timeZone) : registerText(row, column, timeZone, day)
}

/** `24 people, 7 not registered` */
export const peopleText = ({ rows, unregistered }: RegisterDay) => {
  const missing = unregistered.reduce((sum, { people }) => sum + people, 0)
  const listed = counted(rows.length, 'person', 'people')
  return missing > 0 ? `${listed}, ${missing} not registered` : listed
}

export const unregisteredText = ({ room, people }: UnregisteredRoom) =>
  `Not registered: room ${room}, ${counted(people, 'person', 'people')}`
