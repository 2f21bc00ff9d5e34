import { isCancelledOrNoShow } from '#contract/bookings/booking-rules.ts'
import { betweenDays, type Line, type People } from '#contract/bookings/stays/line.ts'
import { splitPeople } from '#contract/bookings/stays/split-people.ts'
import { type Paise, rupees, zero } from '#contract/kit/money.ts'
import { type Dice, itemAt } from '#server/demo/history/dice.ts'
import type { HistoryHotel } from '#server/demo/history/history-store.ts'
import { dayText } from '#server/demo/history/hotel-time.ts'
import { firstNames, groupNames, lastNames } from '#server/demo/history/people.ts'
import type { PlannedStay } from '#server/demo/history/planned-stay.ts'

const reasons = [
  'Travel plans changed',
  'Found another hotel',
  'Illness in the family',
  'Flight cancelled',
  'Booked twice',
]

// As on the bill: room 9 before room 10.
const byNumber = new Intl.Collator('en', { numeric: true })

/** The people, rooms, rates and advance of a booking. */
export const bookingOfStay = (stay: PlannedStay, hotel: HistoryHotel, dice: Dice) => {
  const isGroup = stay.rooms.length > 1
  const discount = dice.chance(0.18) ? 0.9 : 1
  const rooms = stay.rooms
    .map((index) => itemAt(hotel.rooms, index))
    .map((room) => ({ ...room, room_rent: rupees(Math.round((room.price_per_night * discount) / 100)) }))
    .sort((one, other) => byNumber.compare(one.room_number, other.room_number))
  const sum = (count: (room: (typeof rooms)[number]) => number) => rooms.reduce((sum, room) => sum + count(room), 0)
  const food_plan = dice.weighted(hotel.foodPlans.map((plan, index) => [plan, index < 2 ? 40 : 10] as const))
  const rent = sum((room) => room.room_rent) * (stay.departure - stay.arrival)
  const people = {
    number_of_adults: Math.max(
      1,
      sum((room) => (dice.chance(0.7) ? room.max_adults : 1)),
    ),
    number_of_children: dice.chance(0.2)
      ? Math.min(
          1,
          sum((room) => room.max_children),
        )
      : 0,
    number_of_infants: dice.chance(0.04) ? 1 : 0,
  }
  return {
    rooms,
    food_plan,
    ...people,
    lines: linesOfStay(stay, { rooms, people, food_plan }),
    // About a third is paid in advance, in whole hundreds. Guests who paid do not cancel.
    advance_amount:
      dice.chance(0.35) && !isCancelledOrNoShow(stay) ? rupees(Math.floor((rent * 0.3) / 10_000) * 100) : zero,
    group_name: isGroup ? `${dice.pick(lastNames)} ${dice.pick(groupNames)}` : null,
    group_size: isGroup ? rooms.length * 2 : null,
    companions: isGroup ? Array.from({ length: 3 }, () => `${dice.pick(firstNames)} ${dice.pick(lastNames)}`) : [],
    cancel_reason: stay.status === 'cancelled' ? dice.pick(reasons) : null,
  }
}

interface Priced {
  rooms: { id: number; room_rent: Paise }[]
  people: People
  food_plan: { id: number; price: Paise }
}

/** The rooms as lines, each with its people and the price of each night. */
const linesOfStay = ({ arrival, departure }: PlannedStay, { rooms, people, food_plan }: Priced) => {
  const shares = splitPeople(people, rooms.length)
  return rooms.map(({ id, room_rent }, index): Line => {
    const party = shares[index] ?? people
    const night = {
      date: dayText(arrival),
      room_id: id,
      rent: room_rent,
      meals: party.number_of_adults + party.number_of_children,
      food_plan_id: food_plan.id,
      food_plan_rate: food_plan.price,
    }
    const line = { line: index + 1, departed_on: null, ...party, nights: [night] }
    return betweenDays(line, dayText(arrival), dayText(departure))
  })
}
