import type { BookingStatus } from '#contract/bookings/booking.ts'
import { earliestDeparture } from '#contract/bookings/departure.ts'
import {
  arrivalOf,
  betweenDays,
  changeNightsFrom,
  departureOf,
  type Line,
  staysOfLine,
} from '#contract/bookings/stays/line.ts'
import { type CalendarDate, laterOf } from '#contract/kit/time/calendar-date.ts'

interface Dates {
  check_in_date: CalendarDate
  check_out_date: CalendarDate
}

const endOn = (line: Line, day: CalendarDate) =>
  betweenDays(line, arrivalOf(line), earliestDeparture({ check_in_date: arrivalOf(line) }, day))

/** The lines when the guest arrives early. The rooms of the first day begin on the day of arrival. */
export const arriveOn = (lines: Line[], booking: Pick<Dates, 'check_in_date'>, arrival: CalendarDate) =>
  lines.map((line) =>
    arrivalOf(line) === booking.check_in_date ? betweenDays(line, arrival, departureOf(line)) : line,
  )

/**
 * The lines when the booking ends on another day. Rooms that leave with the booking, or later than the new day, leave
 * on it. A room that left earlier keeps its date. A room not yet taken is dropped.
 */
export const departOn = (lines: Line[], booking: Dates, departure: CalendarDate) => {
  const taken = lines.filter((line) => line.departed_on || arrivalOf(line) < departure)
  return (taken.length > 0 ? taken : lines).map((line) => {
    const leaves = departureOf(line)
    const isMoved = leaves === booking.check_out_date || leaves > departure
    return isMoved && !line.departed_on ? endOn(line, departure) : line
  })
}

/** The first night that edits, room moves and new prices may change: tonight's for guests in the house. */
export const firstOpenNight = ({ status }: { status: BookingStatus }, today: CalendarDate) =>
  status === 'checked_in' ? today : undefined

/** The rooms that the guests sleep in on this day. Other lines begin later or are over. */
export const enteredOn = (lines: Line[], day: CalendarDate) =>
  lines.flatMap(({ nights }) => nights.find(({ date }) => date === day)?.room_id ?? [])

/** Changes one line and leaves the others as they are. */
export const changeOne = (lines: Line[], number: number, change: (line: Line) => Line) =>
  lines.map((line) => (line.line === number ? change(line) : line))

/** The guests of a line move to another room on a day, for the rest of their stay. They keep their rent. */
export const moveToRoom = (line: Line, from: CalendarDate, room_id: number) => changeNightsFrom(line, from, { room_id })

/** The stay of a line that the guests are in on a day, or the first one after it. */
export const stayFrom = (line: Line, day: CalendarDate) =>
  staysOfLine(line).find(({ check_out_date }) => check_out_date > day)

/** Only the nights of one stay from a day on get another room. */
export const moveOneStay = (line: Line, from: CalendarDate, room_id: number): Line => {
  const stay = stayFrom(line, from)
  if (!stay) return line
  const isMoved = (date: CalendarDate) => from <= date && stay.check_in_date <= date && date < stay.check_out_date
  return { ...line, nights: line.nights.map((night) => (isMoved(night.date) ? { ...night, room_id } : night)) }
}

/** A line that stays longer. Its added nights from today on may be in another room. */
export const extendTo = (line: Line, departure: CalendarDate, today: CalendarDate, room_id?: number) => {
  const from = laterOf(departureOf(line), today)
  return changeNightsFrom(betweenDays(line, arrivalOf(line), departure), from, room_id === undefined ? {} : { room_id })
}

/** One room of a group leaves on a day; its later nights are dropped. An overstay adds nights. */
export const departLine = (line: Line, day: CalendarDate): Line => {
  const ended = endOn(line, day)
  return { ...ended, departed_on: departureOf(ended) }
}

/** Only the nights of a booking that are new, or in another room than before: these rooms must be free. */
export const changedNights = (before: Line[], after: Line[]): Line[] => {
  const nightsOf = ({ line, nights }: Line) => nights.map(({ date, room_id }) => `${line} ${date} ${room_id}`)
  const had = new Set(before.flatMap(nightsOf))
  return after
    .map((line) => {
      const keys = nightsOf(line)
      return { ...line, nights: line.nights.filter((_night, index) => !had.has(keys[index] ?? '')) }
    })
    .filter(({ nights }) => nights.length > 0)
}
