import { floorOf } from '#contract/housekeeping/floor-of.ts'
import type { CleaningKind, GuestsOfRoom, HousekeepingRoom } from '#contract/housekeeping/housekeeping.ts'
import { groupBy } from '#contract/kit/group-by.ts'
import type { CalendarDate } from '#contract/kit/time/calendar-date.ts'
import { isReady } from '#contract/rooms/room-condition.ts'
import type { HousekeepingRules, RoomRow, StayRow } from '#server/housekeeping/board-store.ts'

interface Day {
  /** The day that is shown, and the hotel's current date. */
  day: CalendarDate
  today: CalendarDate
}

interface Given extends Day {
  rules: HousekeepingRules
  /** Names and bookings are only for people who may see bookings. */
  seesBookings: boolean
}

/** The rooms of a day with their guests, departures, arrivals and work. */
export const roomsOfDay = (rooms: RoomRow[], stays: StayRow[], given: Given): HousekeepingRoom[] => {
  const byRoom = groupBy(stays, ({ room_id }) => room_id)
  return rooms.map((room) => roomOfDay(room, byRoom.get(room.id) ?? [], given))
}

const roomOfDay = (room: RoomRow, stays: StayRow[], given: Given): HousekeepingRoom => {
  const { rules, day, today } = given
  const guests = stays.find((stay) => isInRoom(stay, given))
  const departing = stays.find((stay) => leavesOn(stay, given))
  const arriving = stays.find((stay) => arrivesOn(stay, given))
  const isDirty = day === today && room.condition === 'dirty'
  // Who set the room to clean after its guests had left has no work in it.
  const isDone = day === today && departing !== guests && !isDirty && room.state === 'waiting'
  const cleaning = kindOf(
    { departing: isDone ? undefined : departing, guests, isDirty, isBegun: room.state !== 'waiting' },
    day,
  )
  const shown = (stay: StayRow) => guestsOf(stay, given.seesBookings)
  return {
    ...room,
    floor: floorOf(room.room_number),
    is_ready: isReady(room.condition, rules),
    guests: guests ? shown(guests) : null,
    departure: departing
      ? { ...shown(departing), has_left: day <= today && departing !== guests && departing.status !== 'booked' }
      : null,
    arrival: arriving
      ? {
          ...shown(arriving),
          has_arrived: arriving.status !== 'booked' && arriving.check_in_date <= today,
          expected_arrival: arriving.expected_arrival,
        }
      : null,
    cleaning,
    credits: creditsOf(cleaning, { ...rules, arrivedToday: guests?.check_in_date === day }),
    minibar_pieces: guests?.minibar_pieces ?? 0,
    not_cleaned_since_arrival: day === today && guests !== undefined && room.not_cleaned_since_arrival,
  }
}

const guestsOf = (stay: StayRow, seesBookings: boolean): GuestsOfRoom => ({
  stay: stay.stay,
  booking: seesBookings ? stay.booking : null,
  booking_number: seesBookings ? stay.booking_number : null,
  guest_name: seesBookings ? stay.guest_name : null,
  number_of_adults: stay.number_of_adults,
  number_of_children: stay.number_of_children,
  number_of_infants: stay.number_of_infants,
  check_in_date: stay.check_in_date,
  check_out_date: stay.check_out_date,
  housekeeping_remarks: stay.housekeeping_remarks,
})

/** Today: the guests who are in the room, as `isInUse` of the room's status. On another day: those of that night. */
const isInRoom = (stay: StayRow, { day, today }: Day) => {
  const { status, check_in_date, check_out_date, departed_on, is_last } = stay
  if (day !== today) return check_in_date <= day && day < (departed_on ?? check_out_date)
  return status === 'checked_in' && departed_on === null && check_in_date <= day && (check_out_date > day || is_last)
}

/** Also guests who move to another room on this day, and those who should have left before today. */
const leavesOn = (stay: StayRow, { day, today }: Day) => {
  const isLate = day === today && stay.check_out_date < day && isInRoom(stay, { day, today })
  // A guest who has not come by today does not leave either.
  const comes = stay.status !== 'booked' || day > today
  return isLate || (comes && (stay.departed_on ?? stay.check_out_date) === day)
}

/** Also guests who come from another room, and those who are expected since an earlier day. */
const arrivesOn = ({ status, check_in_date, check_out_date, departed_on }: StayRow, { day, today }: Day) => {
  const isLate = day === today && status === 'booked' && check_in_date < day && check_out_date > day
  return isLate || (check_in_date === day && departed_on === null)
}

interface Situation {
  departing: StayRow | undefined
  guests: StayRow | undefined
  isDirty: boolean
  isBegun: boolean
}

const kindOf = ({ departing, guests, isDirty, isBegun }: Situation, day: CalendarDate): CleaningKind | null => {
  if (departing) return 'departure'
  if (guests) return guests.check_in_date < day || isDirty || isBegun ? 'stay' : null
  return isDirty || isBegun ? 'vacant' : null
}

/**
 * An empty room is as much work as one whose guests have just left, and so is a room whose guests came today before it
 * was clean.
 */
const creditsOf = (
  cleaning: CleaningKind | null,
  { departure_credits, stay_credits, arrivedToday }: HousekeepingRules & { arrivedToday: boolean },
) => {
  if (cleaning === null) return 0
  return cleaning === 'stay' && !arrivedToday ? stay_credits : departure_credits
}
