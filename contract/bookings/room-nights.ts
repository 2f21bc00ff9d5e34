import { addDays, type CalendarDate } from '#contract/kit/calendar-date.ts'
import type { Paise } from '#contract/kit/money.ts'

export interface PricedStay {
  rooms: { room_rent: Paise; check_in_date: CalendarDate; check_out_date: CalendarDate }[]
  check_in_date: CalendarDate
  check_out_date: CalendarDate
  number_of_adults: number
  number_of_children: number
  food_plan_rate: Paise
}

export interface RoomNight {
  day: CalendarDate
  /** The index of the room; undefined for a night with meals but no room. */
  room: number | undefined
  mealGuests: number
}

/**
 * A booking night by night and room by room. The guests with meals are divided as evenly as possible among the rooms of
 * a night: the value of a room-night decides its tax, and the food plan is part of it.
 */
export const roomNights = (booking: PricedStay): RoomNight[] => {
  const { rooms, check_in_date, check_out_date } = booking
  const [first = check_in_date] = [check_in_date, ...rooms.map((room) => room.check_in_date)].sort()
  const end = [check_out_date, ...rooms.map((room) => room.check_out_date)].sort().at(-1) ?? check_out_date
  const everyone = booking.number_of_adults + booking.number_of_children
  const nights: RoomNight[] = []
  for (let day = first; day < end; day = addDays(day, 1)) {
    const mealGuests = check_in_date <= day && day < check_out_date ? everyone : 0
    const taken = [...rooms.keys()].filter((index) => {
      const room = rooms[index]
      return room && room.check_in_date <= day && day < room.check_out_date
    })
    if (taken.length === 0) nights.push({ day, room: undefined, mealGuests })
    for (const [index, room] of taken.entries()) {
      const share = Math.floor(mealGuests / taken.length) + (index < mealGuests % taken.length ? 1 : 0)
      nights.push({ day, room, mealGuests: share })
    }
  }
  return nights
}
