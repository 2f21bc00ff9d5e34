import type { RoomStay } from '#contract/bookings/booking-draft.ts'
import { nightsBetween } from '#contract/kit/calendar-date.ts'
import type { Paise } from '#contract/kit/money.ts'

export interface Charged {
  stays: Pick<RoomStay, 'room_rent' | 'check_in_date' | 'check_out_date'>[]
  check_in_date: string
  check_out_date: string
  number_of_adults: number
  number_of_children: number
  food_plan_rate: Paise
  advance_amount: Paise
}

const total = (amounts: number[]) => amounts.reduce((sum, amount) => sum + amount, 0) as Paise

/** Rent is per room and night; the food plan is per adult or child and night. Whole paise, so nothing is rounded. */
export const sumOf = (charged: Charged) => {
  const nights = Math.max(0, nightsBetween(charged.check_in_date, charged.check_out_date) || 0)
  const eaters = charged.number_of_adults + charged.number_of_children
  const rent = total(
    charged.stays.map(
      (stay) => stay.room_rent * Math.max(0, nightsBetween(stay.check_in_date, stay.check_out_date) || 0),
    ),
  )
  const food = (charged.food_plan_rate * eaters * nights) as Paise
  const charges = total([rent, food])
  return { nights, eaters, rent, food, charges, balance: total([charges, -charged.advance_amount]) }
}
