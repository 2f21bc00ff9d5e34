import { type CancellationPolicy, policyTextFor } from '#contract/bookings/cancellation/cancellation-policy.ts'
import { draftBill } from '#contract/folios/draft-bill.ts'
import type { Taxes } from '#contract/folios/taxes.ts'
import { counted } from '#contract/kit/counted.ts'
import { minus, negative, type Paise, plus, smaller, sumOf, times, zero } from '#contract/kit/money.ts'
import { addDays, type CalendarDate, nightsBetween } from '#contract/kit/time/calendar-date.ts'
import { findPriceViolations, findViolations } from '#contract/rates/find-violations.ts'
import { changedBy, roundedToRupee } from '#contract/rates/percent-change.ts'
import { priceOfNight, type RatesOfType } from '#contract/rates/price-of-night.ts'
import type { PriceSource, PriceStep, Quote, QuotedNight } from '#contract/rates/quote.ts'
import type { QuotedPlan } from '#contract/rates/rate-plan.ts'

/** Above so many percent sold, a type costs so many percent more. */
export interface OccupancyPricing {
  above_percent: number
  raise_percent: number
}

type PricedPeople = Pick<QuotedStay, 'adults' | 'children'>

export interface QuotedStay {
  check_in_date: CalendarDate
  check_out_date: CalendarDate
  /** Infants are free and need no number. */
  adults: number
  children: number
  company_id: number | null
  /** The meals that the guest wants, where the plan includes none. */
  food_plan: { id: number; name: string; price: Paise } | null
}

/** What the plan said about a night when it was booked, and for whom. */
export interface BookedPrice extends PricedPeople {
  quoted_rent: Paise
  price_source: PriceSource
}

export interface QuoteTerms {
  today: CalendarDate
  rates: RatesOfType
  plan: QuotedPlan
  /** Null if the price does not depend on the rooms sold. */
  occupancy: OccupancyPricing | null
  /** The rooms of the type that are sold on a date, of how many. */
  soldOn: (date: CalendarDate) => { sold: number; rooms: number }
  /**
   * The nights of the booking that is changed, in this type and plan. They keep their price, also if rates have changed:
   * only the people may change it.
   */
  bookedOn?: (date: CalendarDate) => BookedPrice | undefined
  taxes: Taxes
  /** The hotel's policy, for plans without one. */
  policy: CancellationPolicy
}

/** The price of a stay in one room type and plan, with the reason for each amount and every restriction violated. */
export const makeQuote = (stay: QuotedStay, terms: QuoteTerms): Quote => {
  const { plan, rates, taxes } = terms
  const { check_in_date, check_out_date } = stay
  const dates = Array.from({ length: Math.max(0, nightsBetween(check_in_date, check_out_date)) }, (_, index) =>
    addDays(check_in_date, index),
  )
  const nights = dates.map((date) => quoteNight(stay, terms, date))
  const food_plan = foodOf(stay, plan)
  const { bill, food } = billOf(stay, nights, food_plan, taxes)
  return {
    room_type_id: rates.room_type.id,
    room_type: rates.room_type.name,
    rate_plan_id: plan.id,
    rate_plan: plan.name,
    nights,
    rent: sumOf(nights.map(({ rent }) => rent)),
    food_plan,
    food,
    tax: plus(bill.cgst, bill.sgst),
    tax_rates: bill.taxes.map(({ rate }) => rate),
    round_off: bill.round_off,
    total: bill.total,
    violations: [...findViolations(stay, terms), ...findPriceViolations(plan, nights)],
    cancellation: policyTextFor(policyOf(plan, terms.policy), check_in_date, terms.today),
  }
}

/** The plan's own cancellation policy, or the hotel's. */
export const policyOf = (
  { cancellation_fee, cancellation_free_days, cancellation_percent }: Pick<QuotedPlan, keyof CancellationPolicy>,
  hotel: CancellationPolicy,
): CancellationPolicy =>
  cancellation_fee === null ? hotel : { cancellation_fee, cancellation_free_days, cancellation_percent }

const foodOf = ({ food_plan }: QuotedStay, plan: QuotedPlan): Quote['food_plan'] => {
  if (plan.food_plan_id !== null)
    return { id: plan.food_plan_id, name: plan.food_plan ?? '', rate: zero, is_included: true }
  return food_plan && { id: food_plan.id, name: food_plan.name, rate: food_plan.price, is_included: false }
}

/** The price of one night for these people, with the reason for each amount. */
export const quoteNight = (people: PricedPeople, terms: QuoteTerms, date: CalendarDate): QuotedNight => {
  const booked = terms.bookedOn?.(date)
  if (booked) return quoteBooked(people, terms.plan, date, booked)
  const { price, source, steps } = priceOfNight(terms.rates, terms.plan.id, date)
  const raise = raiseOf(price, terms, date)
  const later = [...raise, ...peopleSteps(people, terms.plan, sumOf([price, ...raise.map(({ amount }) => amount)]))]
  const rent = sumOf([price, ...later.map(({ amount }) => amount)])
  return { date, rent, source, steps: [...steps, ...later] }
}

/** A booked night for other people: the price without the people stays. */
const quoteBooked = (people: PricedPeople, plan: QuotedPlan, date: CalendarDate, booked: BookedPrice): QuotedNight => {
  const before = sumOf(peopleSteps(booked, plan, booked.quoted_rent).map(({ amount }) => amount))
  const first: PriceStep = { kind: 'booked', amount: minus(booked.quoted_rent, before), text: 'Booked price' }
  const steps = [first, ...peopleSteps(people, plan, first.amount)]
  return { date, rent: sumOf(steps.map(({ amount }) => amount)), source: booked.price_source, steps }
}

/** Whether so many rooms are sold that the type costs more. */
export const isRaised = ({ above_percent }: OccupancyPricing, { sold, rooms }: { sold: number; rooms: number }) =>
  rooms > 0 && sold * 100 > above_percent * rooms

/** The price after the raise, in whole rupees. */
export const raised = (price: Paise, { raise_percent }: OccupancyPricing) =>
  roundedToRupee(changedBy(price, raise_percent * 100))

const raiseOf = (price: Paise, { occupancy, soldOn }: QuoteTerms, date: CalendarDate): PriceStep[] => {
  if (!occupancy) return []
  const { sold, rooms } = soldOn(date)
  if (!isRaised(occupancy, { sold, rooms })) return []
  const amount = minus(raised(price, occupancy), price)
  return [{ kind: 'occupancy', amount, text: `${sold} of ${rooms} rooms sold: ${occupancy.raise_percent} % more` }]
}

const peopleSteps = ({ adults, children }: PricedPeople, plan: QuotedPlan, price: Paise): PriceStep[] => {
  const extra = Math.max(0, adults - plan.adults_included)
  const isSingle = adults === 1 && children === 0
  // A room costs at least nothing.
  const off = smaller(plan.single_use_discount, price)
  const steps: PriceStep[] = [
    { kind: 'extra_adults', amount: times(plan.extra_adult_price, extra), text: counted(extra, 'extra adult') },
    { kind: 'children', amount: times(plan.child_price, children), text: counted(children, 'child', 'children') },
    { kind: 'single_use', amount: isSingle ? negative(off) : zero, text: 'Room for one person' },
  ]
  return steps.filter(({ amount }) => amount !== 0)
}

/** The stay as a bill, so that the quote is the sum that will be charged. */
const billOf = (stay: QuotedStay, nights: QuotedNight[], food: Quote['food_plan'], taxes: Taxes) => {
  const meals = stay.adults + stay.children
  const priced = { room_id: 0, meals, food_plan_id: food?.id ?? 0, food_plan_rate: food?.rate ?? zero }
  const line = {
    line: 1,
    departed_on: null,
    number_of_adults: stay.adults,
    number_of_children: stay.children,
    number_of_infants: 0,
    nights: nights.map(({ date, rent }) => ({ date, rent, ...priced })),
  }
  const lines = nights.length === 0 ? [] : [line]
  const bill = draftBill({ lines, check_out_date: stay.check_out_date, advance_amount: zero }, taxes)
  return { bill, food: times(priced.food_plan_rate, meals * nights.length) }
}
