import type { BillLine } from '#contract/bookings/bill.ts'
import { type PricedStay, roomNights } from '#contract/bookings/room-nights.ts'
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

export interface BilledStay extends PricedStay {
  /** A room without a number is named by its type only. */
  rooms: (PricedStay['rooms'][number] & { room_number: string | null; room_type: string })[]
  food_plan: { name: string }
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

interface Run {
  from: CalendarDate
  nights: number
  rule: Rule | undefined
}

const isTaxedAlike = (one: Rule | undefined, other: Rule | undefined) =>
  one?.rate === other?.rate && one?.sac === other?.sac

/** Rent and food plan night by night, combined where the tax is the same. */
export const stayLines = (stay: BilledStay, { rules, composite }: Taxes): BillLine[] => {
  const runs: Run[][] = stay.rooms.map(() => [])
  const meals: { rule: Rule | undefined; quantity: number }[] = []
  for (const { day, room, mealGuests } of roomNights(stay)) {
    const rent = room === undefined ? undefined : stay.rooms[room]?.room_rent
    const food = composite ? times(stay.food_plan_rate, mealGuests) : zero
    const nightRule = rent === undefined ? undefined : ruleFor(rules, 'accommodation', plus(rent, food), day)
    if (room !== undefined) addNight(runs[room] ?? [], day, nightRule)
    const isPartOfNight = composite && rent !== undefined
    const mealRule = isPartOfNight ? nightRule : ruleFor(rules, 'food', stay.food_plan_rate, day)
    const meal = meals.find(({ rule }) => isTaxedAlike(rule, mealRule))
    if (meal) meal.quantity += mealGuests
    else meals.push({ rule: mealRule, quantity: mealGuests })
  }
  return [...roomLines(stay, runs), ...mealLines(stay, meals)]
}

const addNight = (runs: Run[], day: CalendarDate, rule: Rule | undefined) => {
  const last = runs.at(-1)
  if (last && isTaxedAlike(last.rule, rule)) last.nights++
  else runs.push({ from: day, nights: 1, rule })
}

const nameOf = ({ room_number, room_type }: BilledStay['rooms'][number]) =>
  room_number === null ? room_type : `Room ${room_number} (${room_type})`

const roomLines = ({ rooms }: BilledStay, runs: Run[][]) =>
  rooms.flatMap((room, index) =>
    (runs[index] ?? []).map(({ from, nights, rule }) => {
      const description = `${nameOf(room)}, ${formatDay(from)} to ${formatDay(addDays(from, nights))}`
      return lineOf({ kind: 'room', description, quantity: nights, rate: room.room_rent }, rule)
    }),
  )

const mealLines = (
  { food_plan, food_plan_rate }: BilledStay,
  meals: { rule: Rule | undefined; quantity: number }[],
): BillLine[] =>
  meals
    .filter(({ quantity }) => quantity > 0 && food_plan_rate > 0)
    .map(({ rule, quantity }) =>
      lineOf(
        {
          kind: 'food_plan',
          description: `Food plan ${food_plan.name}, per person and night`,
          quantity,
          rate: food_plan_rate,
        },
        rule,
      ),
    )

export const categoryOfType: Record<ItemType, BuiltinTaxCategory> = { food: 'food', drink: 'food', service: 'service' }

export const orderLines = (orders: OrderCharge[], { rules }: Taxes): BillLine[] =>
  orders.map(({ name, type, tax_category, quantity, unit_price, day }) => {
    const treatment = tax_category?.treatment ?? 'taxable'
    const rule =
      treatment === 'taxable' ? ruleFor(rules, tax_category?.id ?? categoryOfType[type], unit_price, day) : undefined
    const description = `${name}, ${formatDay(day)}`
    return lineOf({ kind: 'order', description, quantity, rate: unit_price }, rule, treatment)
  })
