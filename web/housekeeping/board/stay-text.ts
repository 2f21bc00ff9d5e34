import type { GuestsOfRoom, HousekeepingBoard, HousekeepingRoom } from '#contract/housekeeping/housekeeping.ts'
import { clockTime } from '#web/kit/time/clock-time.ts'

export type HotelTimes = Pick<HousekeepingBoard, 'check_in_time' | 'check_out_time'>

/** 2 adults, 1 child. */
export const peopleText = ({ number_of_adults, number_of_children, number_of_infants }: GuestsOfRoom) =>
  [
    [number_of_adults, 'adult', 'adults'] as const,
    [number_of_children, 'child', 'children'] as const,
    [number_of_infants, 'infant', 'infants'] as const,
  ]
    .filter(([count]) => count > 0)
    .map(([count, one, several]) => `${count} ${count === 1 ? one : several}`)
    .join(', ')

export const occupancyText = ({ guests, under_maintenance }: HousekeepingRoom) =>
  guests ? `Occupied, ${peopleText(guests)}` : under_maintenance ? 'Under maintenance' : 'Vacant'

export const departureText = (departure: NonNullable<HousekeepingRoom['departure']>, { check_out_time }: HotelTimes) =>
  departure.has_left ? 'Has left' : `Leaves by ${clockTime(check_out_time)}`

export const arrivalText = (arrival: NonNullable<HousekeepingRoom['arrival']>, { check_in_time }: HotelTimes) =>
  arrival.has_arrived
    ? 'Has arrived'
    : arrival.expected_arrival
      ? `Arrives at ${clockTime(arrival.expected_arrival)}`
      : `Arrives from ${clockTime(check_in_time)}`
