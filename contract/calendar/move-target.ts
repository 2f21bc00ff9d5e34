import type { CalendarStay } from '#contract/calendar/calendar.ts'
import type { CalendarDate } from '#contract/kit/time/calendar-date.ts'

/** The room and the dates that a stay would get. */
export interface MoveTarget {
  room_id: number
  check_in_date: CalendarDate
  check_out_date: CalendarDate
}

type Moved = Pick<CalendarStay, 'status' | 'room_id' | 'check_in_date'>

/** The first night in the new room: past nights of guests in the house stay in the room in which they slept. */
export const firstMovedNight = (stay: Moved, target: MoveTarget, today: CalendarDate) =>
  hasArrived(stay, today) && target.room_id !== stay.room_id ? today : target.check_in_date

/** Whether the guests of this room are in the house. Rooms of a group may be taken later than the others. */
export const hasArrived = ({ status, check_in_date }: Moved, today: CalendarDate) =>
  status === 'checked_in' && check_in_date <= today

/** Whether the dates can't be changed by moving the whole bar: only an edge can be moved, or none. */
export const hasFixedDates = (stay: CalendarStay, today: CalendarDate) =>
  hasArrived(stay, today) || stay.moved_in === true || stay.moves_on === true

/** Whether a stay can be changed at all: its guests have not left. */
export const canMove = ({ status, departed_on }: Pick<CalendarStay, 'status' | 'departed_on'>) =>
  (status === 'booked' || status === 'checked_in') && departed_on === undefined
