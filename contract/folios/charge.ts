import { type Line, type Night, type PlannedStay, staysOfLine } from '#contract/bookings/stays/line.ts'
import type { ChargeKind } from '#contract/folios/bill.ts'
import type { Taxes } from '#contract/folios/taxes.ts'
import type { ItemType } from '#contract/items/item-type.ts'
import { type Paise, plus, times } from '#contract/kit/money.ts'
import type { CalendarDate } from '#contract/kit/time/calendar-date.ts'
import { type CategoryKey, ruleFor } from '#contract/taxes/calculate-tax.ts'
import type { BuiltinTaxCategory, TaxTreatment } from '#contract/taxes/tax-category.ts'

/** The smallest part of a bill: a night, its meals, a line of an order, or an extra. */
export interface Charge {
  /** Folios and invoices name a charge by its key: `room:1:2026-11-15`, `food_plan:1:2026-11-15`, `order:17:1`. */
  key: string
  kind: ChargeKind
  /** The booked room; null if the charge is for the whole booking. */
  line: number | null
  date: CalendarDate
  name: string
  quantity: number
  rate: Paise
  /** Charges of one group with the same rate and tax make one line of the bill. */
  group: string
  /** The charge whose value decides the tax slab: meals that are one supply with the room are taxed as its night. */
  slab: string
  /** Decides the slab instead of the charge's own value. */
  slab_value: Paise | null
  category: CategoryKey
  treatment: TaxTreatment
}

export interface BilledStay {
  lines: Line[]
  /** The names of the rooms; a room without a number is named by its type only. */
  rooms: { id: number; room_number: string | null; room_type: string }[]
  food_plans: { id: number; name: string }[]
}

interface OwnTaxCategory {
  id: number
  treatment: TaxTreatment
}

export interface OrderCharge {
  order_id: number
  position: number
  /** The room that it went to; a booking of one room needs none. */
  room_id: number | null
  name: string
  type: ItemType
  /** The item's own tax category; without one it is taxed by its type. */
  tax_category: OwnTaxCategory | null
  quantity: number
  unit_price: Paise
  day: CalendarDate
}

export interface ExtraCharge {
  slug: string
  line: number | null
  description: string
  tax_category: OwnTaxCategory
  slab_value: Paise | null
  quantity: number
  rate: Paise
  date: CalendarDate
}

/** The tax of a room-night: its rent, together with its meals if they are one supply, decides the slab. */
export const nightRule = ({ rent, meals, food_plan_rate, date }: Night, { rules, composite }: Taxes) =>
  ruleFor(rules, 'accommodation', composite ? plus(rent, times(food_plan_rate, meals)) : rent, date)

export const extraKey = (slug: string) => `extra:${slug}`

/** Rent and food plan of each night. */
export const chargesOfStay = (stay: BilledStay, taxes: Taxes): Charge[] => [
  ...stay.lines.flatMap((line) => staysOfLine(line).flatMap((planned) => roomCharges(planned, stay))),
  ...mealCharges(stay, taxes),
]

const nameOf = ({ rooms }: BilledStay, roomId: number) => {
  const room = rooms.find(({ id }) => id === roomId)
  if (!room?.room_number) return room?.room_type ?? 'Room'
  return `Room ${room.room_number} (${room.room_type})`
}

const roomKey = (line: number, date: CalendarDate) => `room:${line}:${date}`

const roomCharges = ({ line, room_id, check_in_date, nights }: PlannedStay, stay: BilledStay): Charge[] => {
  const name = nameOf(stay, room_id)
  const group = `room:${line}:${room_id}:${check_in_date}`
  return nights.map(({ date, rent }) => {
    const key = roomKey(line, date)
    return {
      key,
      kind: 'room',
      line,
      date,
      name,
      quantity: 1,
      rate: rent,
      group,
      slab: key,
      slab_value: null,
      category: 'accommodation',
      treatment: 'taxable',
    }
  })
}

const mealCharges = ({ lines, food_plans }: BilledStay, { composite }: Taxes): Charge[] =>
  nightsWithMeals(lines).map(({ line, date, food_plan_id, food_plan_rate, meals }) => {
    const key = `food_plan:${line}:${date}`
    const plan = food_plans.find(({ id }) => id === food_plan_id)?.name ?? ''
    return {
      key,
      kind: 'food_plan',
      line,
      date,
      name: `Food plan ${plan}, per person and night`,
      quantity: meals,
      rate: food_plan_rate,
      group: `food_plan:${food_plan_id}`,
      slab: composite ? roomKey(line, date) : key,
      slab_value: null,
      category: composite ? 'accommodation' : 'food',
      treatment: 'taxable',
    }
  })

const nightsWithMeals = (lines: Line[]) =>
  lines
    .flatMap(({ line, nights }) =>
      nights.flatMap((night) => (night.meals > 0 && night.food_plan_rate > 0 ? [{ ...night, line }] : [])),
    )
    .sort((one, other) => (one.date < other.date ? -1 : Number(one.date > other.date)))

export const categoryOfType: Record<ItemType, BuiltinTaxCategory> = { food: 'food', drink: 'food', service: 'service' }

export const chargesOfOrders = (orders: OrderCharge[], lines: Line[]): Charge[] =>
  orders.map(({ order_id, position, room_id, name, type, tax_category, quantity, unit_price, day }) => {
    const key = `order:${order_id}:${position}`
    return {
      key,
      kind: 'order',
      line: lineOfRoom(lines, room_id, day),
      date: day,
      name,
      quantity,
      rate: unit_price,
      group: key,
      slab: key,
      slab_value: null,
      category: tax_category?.id ?? categoryOfType[type],
      treatment: tax_category?.treatment ?? 'taxable',
    }
  })

/** The booked room that an order went to; a guest may have moved from that room since. */
const lineOfRoom = (lines: Line[], roomId: number | null, day: CalendarDate) => {
  if (lines.length === 1) return lines[0]?.line ?? null
  const ofRoom = lines.filter(({ nights }) => nights.some(({ room_id }) => room_id === roomId))
  const onDay = ofRoom.find(({ nights }) => nights.some((night) => night.room_id === roomId && night.date === day))
  return (onDay ?? ofRoom[0])?.line ?? null
}

export const chargesOfExtras = (extras: ExtraCharge[]): Charge[] =>
  extras.map(({ slug, line, description, tax_category, slab_value, quantity, rate, date }) => {
    const key = extraKey(slug)
    return {
      key,
      kind: 'extra',
      line,
      date,
      name: description,
      quantity,
      rate,
      group: key,
      slab: key,
      slab_value,
      category: tax_category.id,
      treatment: tax_category.treatment,
    }
  })
