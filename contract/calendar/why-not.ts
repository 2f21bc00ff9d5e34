import { wrongArrival, wrongNights } from '#contract/bookings/booking-draft.ts'
import { bookingMessages } from '#contract/bookings/booking-messages.ts'
import { excessPeople } from '#contract/bookings/occupancy.ts'
import { stayMessages } from '#contract/bookings/stays/stay-messages.ts'
import type { Calendar, CalendarStay } from '#contract/calendar/calendar.ts'
import { calendarMessages as say } from '#contract/calendar/calendar-messages.ts'
import { canMove, firstMovedNight, hasArrived, type MoveTarget } from '#contract/calendar/move-target.ts'
import { addDays, type CalendarDate, laterOf } from '#contract/kit/time/calendar-date.ts'

type Rooms = Pick<Calendar, 'rooms' | 'stays' | 'blocks'>

/** The fields of a stay that decide which dates it can have. */
export type MovedStay = Pick<
  CalendarStay,
  'room_id' | 'check_in_date' | 'check_out_date' | 'status' | 'departed_on' | 'moved_in' | 'moves_on'
>

interface Refusal {
  message: string
  /** The stay can't be moved at all. Otherwise other dates are possible. */
  isFixed: boolean
}

const otherDates = (message: string): Refusal => ({ message, isFixed: false })

/**
 * Why a stay can't have these dates, whichever room it is in. Calendar and server use this one rule. The days on which
 * guests change rooms are fixed, and no arrival is moved into the past, not even that of a booking entered late.
 */
export const refusalOfDates = (stay: MovedStay, target: MoveTarget, today: CalendarDate): Refusal | undefined => {
  const { check_in_date, check_out_date } = target
  const isOtherArrival = check_in_date !== stay.check_in_date
  const isOtherDeparture = check_out_date !== stay.check_out_date
  if (!canMove(stay)) return { message: say.departed, isFixed: true }
  if (isOtherArrival && stay.moved_in) return otherDates(say.innerArrival)
  if (isOtherDeparture && stay.moves_on) return otherDates(say.innerDeparture)
  const isIn = hasArrived(stay, today)
  if (isOtherArrival && isIn) return otherDates(say.arrivalFixed)
  const earliest = laterOf(addDays(stay.check_in_date, 1), today)
  if (isOtherDeparture && isIn && check_out_date < earliest) return otherDates(say.departureInPast(earliest))
  if (firstMovedNight(stay, target, today) >= check_out_date && target.room_id !== stay.room_id) {
    return { message: stayMessages.nothingToMove, isFixed: true }
  }
  const wrong =
    (isOtherArrival && wrongArrival(check_in_date, today, false)) || wrongNights(check_in_date, check_out_date)
  return wrong ? otherDates(wrong) : undefined
}

export const whyNotDates = (stay: MovedStay, target: MoveTarget, today: CalendarDate) =>
  refusalOfDates(stay, target, today)?.message

/** Guests are in the room until they are checked out, also after their last night. */
const isStillIn = (stay: CalendarStay, today: CalendarDate) =>
  stay.status === 'checked_in' && canMove(stay) && !stay.moves_on && stay.check_out_date <= today

/** Why the nights of a room are not free. Entries of the given stay are ignored. */
const whyNotFree = ({ rooms, stays, blocks }: Rooms, wanted: MoveTarget, except?: string) => {
  const room = rooms.find(({ id }) => id === wanted.room_id)
  if (!room) return bookingMessages.roomMissing
  const isOverlapping = (nights: MoveTarget) =>
    nights.room_id === wanted.room_id &&
    nights.check_in_date < wanted.check_out_date &&
    nights.check_out_date > wanted.check_in_date
  const taken = stays.find((other) => other.stay !== except && canMove(other) && isOverlapping(other))
  if (taken) return say.takenBy(room.room_number, taken.guest_name, taken.check_in_date, taken.check_out_date)
  const blocked = blocks.find(isOverlapping)
  if (!blocked) return undefined
  return say.blockedFor(room.room_number, blocked.check_in_date, blocked.check_out_date, blocked.maintenance_reason)
}

/** Why guests can't enter a room. */
const whyNotEnter = ({ rooms }: Rooms, room_id: number) => {
  const room = rooms.find(({ id }) => id === room_id)
  if (room?.is_retired) return say.retired(room.room_number)
  return room?.under_maintenance ? bookingMessages.roomUnderMaintenance(room.room_number) : undefined
}

/** Why a stay can't have this room on these dates. The calendar's own entries of the stay are ignored. */
const whyNotRoom = (calendar: Rooms, stay: CalendarStay, target: MoveTarget, today: CalendarDate) => {
  const from = firstMovedNight(stay, target, today)
  const isOtherRoom = target.room_id !== stay.room_id
  const reason =
    (isOtherRoom ? whyNotEnter(calendar, target.room_id) : undefined) ??
    whyNotFree(calendar, { ...target, check_in_date: from }, stay.stay)
  if (reason || !isOtherRoom || stay.status !== 'checked_in' || from !== today) return reason
  const guest = calendar.stays.find(
    (other) => other.stay !== stay.stay && other.room_id === target.room_id && isStillIn(other, today),
  )
  const room = calendar.rooms.find(({ id }) => id === target.room_id)
  return guest && bookingMessages.roomOccupied(room?.room_number ?? '')
}

/** Why a new booking can't have a room on these dates. */
export const whyNotBook = (calendar: Rooms, wanted: MoveTarget, today: CalendarDate) =>
  wrongArrival(wanted.check_in_date, today, false) ??
  whyNotEnter(calendar, wanted.room_id) ??
  whyNotFree(calendar, wanted)

/** Why a stay can't get this room and these dates; undefined if it can. The server checks it again. */
export const whyNot = (calendar: Rooms, stay: CalendarStay, target: MoveTarget, today: CalendarDate) =>
  whyNotDates(stay, target, today) ?? whyNotRoom(calendar, stay, target, today)

/** What the desk should know about a room that the stay can have. */
export const warningsOf = (
  calendar: Pick<Calendar, 'rooms' | 'room_types'>,
  stay: CalendarStay,
  target: MoveTarget,
) => {
  if (target.room_id === stay.room_id) return []
  const room = calendar.rooms.find(({ id }) => id === target.room_id)
  const type = calendar.room_types.find(({ id }) => id === room?.room_type_id)
  const { number_of_adults, number_of_children = 0, number_of_infants = 0 } = stay
  const beyond = type && excessPeople({ number_of_adults, number_of_children, number_of_infants }, [type])
  return [
    ...(stay.pinned ? [stayMessages.pinned] : []),
    ...(room && beyond ? [say.tooManyPeople(room.room_number, beyond)] : []),
  ]
}
