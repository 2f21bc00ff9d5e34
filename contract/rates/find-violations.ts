import { highestPrice, plus, zero } from '#contract/kit/money.ts'
import { addDays, type CalendarDate, nightsBetween } from '#contract/kit/time/calendar-date.ts'
import { type RatesOfType, restrictionsOn } from '#contract/rates/price-of-night.ts'
import type { QuotedNight, Violation } from '#contract/rates/quote.ts'
import { quoteMessages as say } from '#contract/rates/quote-messages.ts'
import type { QuotedPlan } from '#contract/rates/rate-plan.ts'

interface Stay {
  check_in_date: CalendarDate
  check_out_date: CalendarDate
  company_id: number | null
}

interface Terms {
  today: CalendarDate
  rates: RatesOfType
  plan: QuotedPlan
}

/** Every restriction of the plan and of its dates that a stay violates. */
export const findViolations = (stay: Stay, { today, rates, plan }: Terms): Violation[] => {
  const { check_in_date, check_out_date, company_id } = stay
  const nights = nightsBetween(check_in_date, check_out_date)
  const on = (date: CalendarDate) => restrictionsOn(rates, plan.id, date)
  const violations: Violation[] = []
  const add = (kind: Violation['kind'], message: string, date: CalendarDate | null = null) =>
    violations.push({ kind, date, message })

  if (!plan.is_active) add('inactive', say.inactive(plan.name))
  if (plan.company_id !== null && plan.company_id !== company_id) add('company', say.otherCompany(plan.name))
  for (let date = check_in_date; date < check_out_date; date = addDays(date, 1)) {
    if (on(date).closed) add('closed', say.closed(plan.name, date), date)
  }
  const arrival = on(check_in_date)
  if (arrival.closed_to_arrival) add('closed_to_arrival', say.closedToArrival(plan.name, check_in_date), check_in_date)
  if (on(check_out_date).closed_to_departure)
    add('closed_to_departure', say.closedToDeparture(plan.name, check_out_date), check_out_date)
  // Only the plan's own row may lower its minimum nights; that of the parent plan may only raise them.
  const own = rates.rateOn(plan.id, check_in_date)?.min_nights
  const minimum = own ?? Math.max(arrival.min_nights ?? 0, plan.min_nights ?? 0)
  if (nights < minimum) add('min_nights', say.minNights(plan.name, minimum, check_in_date), check_in_date)
  if (plan.max_nights !== null && nights > plan.max_nights) add('max_nights', say.maxNights(plan.name, plan.max_nights))
  const ahead = nightsBetween(today, check_in_date)
  if (plan.book_min_days !== null && ahead < plan.book_min_days)
    add('book_min_days', say.bookEarlier(plan.name, plan.book_min_days))
  if (plan.book_max_days !== null && ahead > plan.book_max_days)
    add('book_max_days', say.bookLater(plan.name, plan.book_max_days))
  return violations
}

/**
 * Nights that must not be sold at their price without a reason: a deduction has left nothing of it, or it is above the
 * highest price. A price of 0 that somebody entered is none of them.
 */
export const findPriceViolations = (plan: Pick<QuotedPlan, 'name'>, nights: QuotedNight[]): Violation[] =>
  nights.flatMap(({ date, steps }): Violation[] => {
    let price = zero
    let isUsedUp = false
    let isTooHigh = false
    for (const { amount } of steps) {
      price = plus(price, amount)
      if (amount < 0 && price <= 0) isUsedUp = true
      if (price > highestPrice) isTooHigh = true
    }
    if (isUsedUp) return [{ kind: 'no_price', date, message: say.noPrice(plan.name, date) }]
    return isTooHigh ? [{ kind: 'price_too_high', date, message: say.priceTooHigh(plan.name, date) }] : []
  })
