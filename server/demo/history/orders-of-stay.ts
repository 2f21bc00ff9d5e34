import type { MealType, OrderStatus, ServiceType } from '#contract/orders/order.ts'
import type { Dice } from '#server/demo/history/dice.ts'
import type { HistoryHotel } from '#server/demo/history/history-store.ts'
import { dayOf, instantAt } from '#server/demo/history/hotel-time.ts'
import type { PlannedStay } from '#server/demo/history/planned-stay.ts'

interface OrderedLine {
  item: HistoryHotel['menu'][number]
  quantity: number
}

interface PlannedOrder {
  at: number
  room: number
  meal_type: MealType
  service_type: ServiceType
  status: OrderStatus
  notes: string
  lines: OrderedLine[]
}

// The hours in which each meal is ordered, in minutes after midnight.
const meals: readonly (readonly [readonly [meal: MealType, from: number, to: number], weight: number])[] = [
  [['breakfast', 450, 600], 28],
  [['lunch', 745, 880], 18],
  [['snack', 960, 1090], 16],
  [['dinner', 1170, 1320], 28],
  [['other', 540, 1080], 10],
]
const serviceTypes: readonly (readonly [ServiceType, number])[] = [
  ['room_service', 70],
  ['restaurant', 22],
  ['poolside', 8],
]
const notes = ['', '', '', '', 'Less spicy', 'No onion, no garlic', 'Please ring first']

/** The meal of that time of day. */
const mealAt = (instant: number): MealType => {
  const clock = (instant - instantAt(dayOf(instant), 0)) / hour
  if (clock < 11) return 'breakfast'
  if (clock < 15) return 'lunch'
  return clock < 18.5 ? 'snack' : 'dinner'
}

const minute = 60_000
const hour = 60 * minute

/** The status of an order by its age. */
const statusOf = (age: number, dice: Dice): OrderStatus => {
  if (dice.chance(0.03)) return 'cancelled'
  if (age > 12 * hour) return 'completed'
  if (age > 3 * hour) return 'served'
  return age > hour ? 'preparing' : 'pending'
}

/** The orders of a stay in the order of time; `usual` is how many orders a stay has on average. */
export const ordersOfStay = (stay: PlannedStay, menu: HistoryHotel['menu'], now: number, usual: number, dice: Dice) => {
  const { arrived } = stay
  if (arrived === undefined || menu.length === 0) return []
  const end = Math.min(stay.ended ?? now, now)
  const food = menu.filter(({ type }) => type !== 'service')
  const services = menu.filter(({ type }) => type === 'service')
  // More than the usual, because orders that fall outside the stay are dropped.
  const wanted = dice.below(Math.round(usual * 2.6) + 1) + (stay.rooms.length - 1) * 2
  const orders: PlannedOrder[] = []
  const lastDay = dayOf(end)
  for (let count = 0; count < wanted; count++) {
    const [meal_type, from, to] = dice.weighted(meals)
    const day = dice.between(stay.arrival, Math.max(stay.arrival, lastDay))
    const at = instantAt(day, dice.between(from, to))
    const choice = meal_type === 'other' ? services : food
    const lines = linesFrom(choice, dice)
    if (at <= arrived || at >= end || lines.length === 0) continue
    orders.push({
      at,
      room: dice.pick(stay.rooms),
      meal_type,
      service_type: dice.weighted(serviceTypes),
      status: stay.ended === undefined ? statusOf(now - at, dice) : dice.chance(0.03) ? 'cancelled' : 'completed',
      notes: dice.pick(notes),
      lines,
    })
  }
  const lately = now - dice.between(3, 100) * minute
  // Some orders are always open, at every hour.
  if (stay.ended === undefined && lately > arrived && dice.chance(0.4)) {
    const status = statusOf(now - lately, dice)
    const lines = linesFrom(food, dice)
    if (lines.length > 0) {
      const room = dice.pick(stay.rooms)
      orders.push({
        at: lately,
        room,
        meal_type: mealAt(lately),
        service_type: 'room_service',
        status,
        notes: '',
        lines,
      })
    }
  }
  return orders.sort((one, other) => one.at - other.at)
}

/** Each item is on an order once. */
const linesFrom = (choice: HistoryHotel['menu'], dice: Dice): OrderedLine[] => {
  if (choice.length === 0) return []
  const first = dice.below(choice.length)
  const count = Math.min(choice.length, dice.between(1, 3))
  return Array.from({ length: count }, (_, step) => choice[(first + step * 3) % choice.length])
    .filter((item, index, all) => item !== undefined && all.indexOf(item) === index)
    .flatMap((item) => (item ? { item, quantity: dice.between(1, 2) } : []))
}
