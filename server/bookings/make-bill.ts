import type { Bill, BillLine } from '#contract/bookings/bill.ts'
import type { Booking } from '#contract/bookings/booking.ts'
import { sumOf } from '#contract/bookings/booking-sum.ts'
import { departOn, earliestDeparture } from '#contract/bookings/departure.ts'
import { type CalendarDate, formatDay, nightsBetween } from '#contract/kit/calendar-date.ts'
import type { Paise } from '#contract/kit/money.ts'

type Billed = Pick<
  Booking,
  | 'rooms'
  | 'check_in_date'
  | 'check_out_date'
  | 'number_of_adults'
  | 'number_of_children'
  | 'food_plan'
  | 'food_plan_rate'
  | 'advance_amount'
>

const people = (count: number) => (count === 1 ? '1 person' : `${count} people`)

/** What a stay costs if the guest leaves on a day; the booked one unless said. */
export const makeBill = (booking: Billed, wanted?: CalendarDate): Bill => {
  const departure = earliestDeparture(booking, wanted ?? booking.check_out_date)
  const rooms = departOn(booking.rooms, booking, departure)
  const sum = sumOf({ ...booking, stays: rooms, check_out_date: departure })
  const lines: BillLine[] = rooms.map((room) => {
    const nights = nightsBetween(room.check_in_date, room.check_out_date)
    const description = `Room ${room.room_number} (${room.room_type}), ${formatDay(room.check_in_date)} to ${formatDay(room.check_out_date)}`
    return {
      kind: 'room',
      description,
      quantity: nights,
      rate: room.room_rent,
      amount: (room.room_rent * nights) as Paise,
    }
  })
  if (sum.food > 0) {
    const description = `Food plan ${booking.food_plan.name}, ${people(sum.eaters)} for ${sum.nights} nights`
    lines.push({
      kind: 'food_plan',
      description,
      quantity: sum.eaters * sum.nights,
      rate: booking.food_plan_rate,
      amount: sum.food,
    })
  }
  return {
    check_out_date: departure,
    lines,
    total: sum.charges,
    advance_amount: booking.advance_amount,
    balance: sum.balance,
  }
}
