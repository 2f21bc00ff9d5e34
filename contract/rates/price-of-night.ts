import { formatRupees, highestPayment, larger, minus, type Paise, plus, smaller, zero } from '#contract/kit/money.ts'
import { type CalendarDate, formatDay } from '#contract/kit/time/calendar-date.ts'
import { changedBy, changeText } from '#contract/rates/percent-change.ts'
import type { PriceSource, PriceStep } from '#contract/rates/quote.ts'
import type { Rate, Restrictions } from '#contract/rates/rate.ts'
import type { RatePlan } from '#contract/rates/rate-plan.ts'

export type Derivation = Pick<RatePlan, 'id' | 'name' | 'parent_id' | 'parent_percent' | 'parent_amount'>

/** The rates of one room type, as a price is looked up in them. */
export interface RatesOfType {
  room_type: { id: number; name: string; price_per_night: Paise }
  /** The plan and the plans that it is derived from, nearest first. */
  chainOf: (rate_plan_id: number) => Derivation[]
  /** The row of a plan and date, if there is one. */
  rateOn: (rate_plan_id: number, date: CalendarDate) => Omit<Rate, 'rate_plan_id' | 'room_type_id' | 'date'> | undefined
}

export interface NightPrice {
  price: Paise
  source: PriceSource
  steps: PriceStep[]
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
  const chain = rates.chainOf(rate_plan_id)
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
  for (let at = (found < 0 ? chain.length - 1 : found) - 1; at >= 0; at--) {
    const [plan, parent] = [chain[at] as Derivation, chain[at + 1] as Derivation]
    const derived = derive(plan, price)
    const text = `${plan.name}: ${derivationText(plan, parent.name)}`
    steps.push({ kind: 'derived', amount: minus(derived, price), rate_plan_id: plan.id, text })
    price = derived
  }
  const source = steps.length > 1 ? 'derived' : first.kind === 'rate' ? 'rate' : 'room_type'
  return { price, source, steps }
}

/** The price alone, without its reasons, where many are compared. */
export const amountOfNight = (rates: RatesOfType, rate_plan_id: number, date: CalendarDate): Paise => {
  const chain = rates.chainOf(rate_plan_id)
  const found = chain.findIndex((plan) => rates.rateOn(plan.id, date)?.price != null)
  const origin = chain[found]
  const start = (origin && rates.rateOn(origin.id, date)?.price) ?? rates.room_type.price_per_night
  return chain.slice(0, origin ? found : -1).reduceRight((price, plan) => derive(plan, price), start)
}

/**
 * The restrictions of a plan on a date. A derived plan is also closed where its parent is, and has the parent's minimum
 * nights unless it has its own.
 */
export const restrictionsOn = (rates: RatesOfType, rate_plan_id: number, date: CalendarDate): Restrictions => {
  const found: Restrictions = { closed: false, closed_to_arrival: false, closed_to_departure: false, min_nights: null }
  for (const { id } of rates.chainOf(rate_plan_id)) {
    const row = rates.rateOn(id, date)
    if (!row) continue
    found.closed ||= row.closed
    found.closed_to_arrival ||= row.closed_to_arrival
    found.closed_to_departure ||= row.closed_to_departure
    found.min_nights ??= row.min_nights
  }
  return found
}
