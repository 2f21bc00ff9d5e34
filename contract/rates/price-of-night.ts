import { formatRupees, highestPayment, larger, minus, type Paise, plus, smaller, zero } from '#contract/kit/money.ts'
import { type CalendarDate, formatDay } from '#contract/kit/time/calendar-date.ts'
import { changedBy, changeText } from '#contract/rates/percent-change.ts'
import type { PriceSource } from '#contract/rates/quote.ts'
import type { Rate, Restrictions } from '#contract/rates/rate.ts'
import type { RatePlan } from '#contract/rates/rate-plan.ts'

export type Derivation = Pick<RatePlan, 'id' | 'name' | 'parent_id' | 'parent_percent' | 'parent_amount'>

/** The rates of one room type, as a price is looked up in them. */
export interface RatesOfType {
  room_type: { id: number; name: string; price_per_night: Paise }
  plans: Derivation[]
  /** The row of a plan and date, if there is one. */
  rateOn: (rate_plan_id: number, date: CalendarDate) => Omit<Rate, 'rate_plan_id' | 'room_type_id' | 'date'> | undefined
}

/** One step of a price: the first has the amount to begin with, each later one what it adds or takes off. */
export interface PriceStep {
  kind: 'rate' | 'room_type' | 'booked' | 'derived' | 'occupancy' | 'extra_adults' | 'children' | 'single_use'
  amount: Paise
  text: string
  /** The plan whose row or whose derivation it is. */
  rate_plan_id?: number | undefined
}

export interface NightPrice {
  price: Paise
  source: PriceSource
  steps: PriceStep[]
}

/** The plan and the plans that it is derived from, nearest first. The database refuses circles. */
export const planChain = (plans: Derivation[], rate_plan_id: number | null): Derivation[] => {
  const chain: Derivation[] = []
  let next = rate_plan_id
  while (next !== null) {
    const plan = plans.find(({ id }) => id === next)
    if (!plan || chain.includes(plan)) break
    chain.push(plan)
    next = plan.parent_id
  }
  return chain
}

/** A room costs at least nothing. A long chain of plans must not exceed what a column holds; a quote names such prices. */
const derive = ({ parent_percent, parent_amount }: Derivation, price: Paise) =>
  smaller(highestPayment, larger(zero, plus(changedBy(price, parent_percent), parent_amount)))

/** `10 % less than Standard`, `₹500.00 more than Standard` */
export const derivationText = (
  { parent_percent, parent_amount }: Pick<Derivation, 'parent_percent' | 'parent_amount'>,
  parent: string,
) => {
  if (parent_amount === 0 && parent_percent === 0) return `the same as ${parent}`
  if (parent_amount === 0) return `${changeText(parent_percent)} than ${parent}`
  const size = formatRupees(parent_amount < 0 ? minus(zero, parent_amount) : parent_amount)
  return `${size} ${parent_amount < 0 ? 'less' : 'more'} than ${parent}`
}

/**
 * The price of a room type on a date in a rate plan: its own row, otherwise the parent plan's price with the plan's
 * percentage or amount, otherwise the room type's price per night.
 */
export const priceOfNight = (rates: RatesOfType, rate_plan_id: number, date: CalendarDate): NightPrice => {
  const chain = planChain(rates.plans, rate_plan_id)
  const found = chain.findIndex((plan) => rates.rateOn(plan.id, date)?.price != null)
  const origin = chain[found]
  const start = origin ? rates.rateOn(origin.id, date)?.price : undefined
  const first: PriceStep =
    origin && start != null
      ? { kind: 'rate', amount: start, rate_plan_id: origin.id, text: `${origin.name} on ${formatDay(date)}` }
      : { kind: 'room_type', amount: rates.room_type.price_per_night, text: `Price of ${rates.room_type.name}` }
  const steps = [first]
  let price = first.amount
  // From the plan with the price, or from the top of the chain, down to the plan that was asked for.
  const below = chain.slice(0, found < 0 ? Math.max(0, chain.length - 1) : found).reverse()
  for (const plan of below) {
    const derived = derive(plan, price)
    const parent = rates.plans.find(({ id }) => id === plan.parent_id)?.name ?? ''
    const text = `${plan.name}: ${derivationText(plan, parent)}`
    steps.push({ kind: 'derived', amount: minus(derived, price), rate_plan_id: plan.id, text })
    price = derived
  }
  const source = below.length > 0 ? 'derived' : first.kind === 'rate' ? 'rate' : 'room_type'
  return { price, source, steps }
}

/**
 * The restrictions of a plan on a date. A derived plan is also closed where its parent is, and has the parent's minimum
 * stay unless it has one of its own.
 */
export const restrictionsOn = (rates: RatesOfType, rate_plan_id: number, date: CalendarDate): Restrictions => {
  const rows = planChain(rates.plans, rate_plan_id).flatMap((plan) => rates.rateOn(plan.id, date) ?? [])
  return {
    closed: rows.some(({ closed }) => closed),
    closed_to_arrival: rows.some(({ closed_to_arrival }) => closed_to_arrival),
    closed_to_departure: rows.some(({ closed_to_departure }) => closed_to_departure),
    min_nights: rows.find(({ min_nights }) => min_nights !== null)?.min_nights ?? null,
  }
}
