import { Select } from '@mantine/core'
import type { BookedRoom } from '#contract/bookings/booking.ts'
import { datesText } from '#contract/bookings/stay-text.ts'
import type { BookedLine } from '#contract/bookings/stays/booked-lines.ts'
import { type CalendarDate, formatDay } from '#contract/kit/time/calendar-date.ts'

interface LineFieldProps {
  lines: BookedLine<BookedRoom>[]
  value: number | undefined
  onChange: (line: number | undefined) => void
  /** The label of the choice of all rooms, where it is possible. */
  all?: string
}

const everyRoom = 0

const lineName = ({ first, last }: BookedLine<BookedRoom>) =>
  `Room ${last.room_number}, ${datesText({ check_in_date: first.check_in_date, check_out_date: last.check_out_date })}`

/** The days on which a room move is possible. */
export const moveDaysText = ({ from, to }: { from: CalendarDate; to: CalendarDate }) =>
  from === to ? 'Only this night is left' : `From ${formatDay(from)} to ${formatDay(to)}`

/** Which room of a group; not shown for a booking with only one. */
export const LineField = ({ lines, value, onChange, all }: LineFieldProps) =>
  lines.length > 1 && (
    <Select<number>
      label="Room of the group"
      labelProps={{ 'data-required': true }}
      aria-required
      allowDeselect={false}
      data={[
        ...(all ? [{ value: everyRoom, label: all }] : []),
        ...lines.map((line) => ({ value: line.line, label: lineName(line) })),
      ]}
      value={value ?? everyRoom}
      onChange={(chosen) => onChange(chosen || undefined)}
    />
  )
