import { type Line, type Night, type PlannedStay, staysOfLine } from '#contract/bookings/stays/line.ts'
import type { BillLine } from '#contract/folios/bill.ts'
import type { ItemType } from '#contract/items/item-type.ts'
import { addDays, type CalendarDate, formatDay } from '#contract/kit/calendar-date.ts'
import { type Paise, plus, times, zero } from '#contract/kit/money.ts'
import { halfTax, type Rule, ruleFor } from '#contract/taxes/calculate-tax.ts'
import type { BuiltinTaxCategory, TaxTreatment } from '#contract/taxes/tax-category.ts'

export interface Taxes {
  rules: Rule[]
  /** Rent and food plan are one supply. */
  composite: boolean
}

export const noTaxes: Taxes = { rules: [], composite: false }

export interface BilledStay {
  lines: Line[]
  /** The names of the rooms; a room without a number is named by its type only. */
  rooms: { id: number; room_number: string | null; room_type: string }[]
  food_plans: { id: number; name: string }[]
}

export interface OrderCharge {
  name: string
  type: ItemType
  /** The item's own tax category; without one it is taxed by its type. */
  tax_category: { id: number; treatment: TaxTreatment } | null
  quantity: number
  unit_price: Paise
  day: CalendarDate
}

type Charge = Pick<BillLine, 'kind' | 'description' | 'quantity' | 'rate'>

const lineOf = (charge: Charge, rule: Rule | undefined, treatment: TaxTreatment = 'taxable'): BillLine => {
  const amount = times(charge.rate, charge.quantity)
  const half = rule ? halfTax(amount, rule.rate) : zero
  return { ...charge, amount, treatment, sac: rule?.sac ?? '', tax_rate: rule?.rate ?? 0, cgst: half, sgst: half }
}

const isTaxedAlike = (one: Rule | undefined, other: Rule | undefined) =>
  one?.rate === other?.rate && one?.sac === other?.sac

/** The tax of a room-night: its rent, together with its meals if they are one supply, decides the slab. */
export const nightRule = ({ rent, meals, food_plan_rate, date }: Night, { rules, composite }: Taxes) =>
  ruleFor(rules, 'accommodation', composite ? plus(rent, times(food_plan_rate, meals)) : rent, date)

/** Rent and food plan night by night, combined where price and tax are the same. */
export const stayLines = (stay: BilledStay, taxes: Taxes): BillLine[] => [
  ...stay.lines.flatMap((line) => staysOfLine(line).flatMap((planned) => roomLines(planned, stay, taxes))),
  ...mealLines(stay, taxes),
]

const nameOf = ({ rooms }: BilledStay, roomId: number) => {
  const room = rooms.find(({ id }) => id === roomId)
  if (!room?.room_number) return room?.room_type ?? 'Room'
  return `Room ${room.room_number} (${room.room_type})`
}

interface Run {
  from: CalendarDate
  nights: number
  rent: Paise
  rule: Rule | undefined
}

const roomLines = ({ room_id, nights }: PlannedStay, stay: BilledStay, taxes: Taxes) => {
  const runs: Run[] = []
  for (const night of nights) {
    const rule = nightRule(night, taxes)
    const last = runs.at(-1)
    if (last && last.rent === night.rent && isTaxedAlike(last.rule, rule)) last.nights++
    else runs.push({ from: night.date, nights: 1, rent: night.rent, rule })
  }
  return runs.map(({ from, nights, rent, rule }) => {
    const description = `${nameOf(stay, room_id)}, ${formatDay(from)} to ${formatDay(addDays(from, nights))}`
    return lineOf({ kind: 'room', description, quantity: nights, rate: rent }, rule)
  })
}

interface Meals {
  food_plan_id: number
  rate: Paise
  rule: Rule | undefined
  quantity: number
}

const mealLines = ({ lines, food_plans }: BilledStay, taxes: Taxes): BillLine[] => {
  const served: Meals[] = []
  for (const night of nightsInOrder(lines)) {
    const { food_plan_id, food_plan_rate: rate, meals, date } = night
    if (meals === 0 || rate === 0) continue
    const rule = taxes.composite ? nightRule(night, taxes) : ruleFor(taxes.rules, 'food', rate, date)
    const same = served.find(
      (known) => known.food_plan_id === food_plan_id && known.rate === rate && isTaxedAlike(known.rule, rule),
    )
    if (same) same.quantity += meals
    else served.push({ food_plan_id, rate, rule, quantity: meals })
  }
  return served.map(({ food_plan_id, rate, rule, quantity }) => {
    const name = food_plans.find(({ id }) => id === food_plan_id)?.name ?? ''
    return lineOf({ kind: 'food_plan', description: `Food plan ${name}, per person and night`, quantity, rate }, rule)
  })
}

const nightsInOrder = (lines: Line[]) =>
  lines
    .flatMap(({ nights }) => nights)
    .sort((one, other) => (one.date < other.date ? -1 : Number(one.date > other.date)))

export const categoryOfType: Record<ItemType, BuiltinTaxCategory> = { food: 'food', drink: 'food', service: 'service' }

export const orderLines = (orders: OrderCharge[], { rules }: Taxes): BillLine[] =>
  orders.map(({ name, type, tax_category, quantity, unit_price, day }) => {
    const treatment = tax_category?.treatment ?? 'taxable'
    const rule =
      treatment === 'taxable' ? ruleFor(rules, tax_category?.id ?? categoryOfType[type], unit_price, day) : undefined
    const description = `${name}, ${formatDay(day)}`
    return lineOf({ kind: 'order', description, quantity, rate: unit_price }, rule, treatment)
  })
