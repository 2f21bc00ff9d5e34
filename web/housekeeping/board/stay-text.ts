import { peopleText } from '#contract/bookings/stay-text.ts'
import type { HousekeepingBoard, HousekeepingRoom } from '#contract/housekeeping/housekeeping.ts'
import { clockTime } from '#contract/kit/time/clock-time.ts'

export type HotelTimes = Pick<HousekeepingBoard, 'check_in_time' | 'check_out_time'>

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
