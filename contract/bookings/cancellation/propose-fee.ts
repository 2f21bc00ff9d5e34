import type { CancellationPolicy } from '#contract/bookings/cancellation/cancellation-policy.ts'
import type { Line, Night } from '#contract/bookings/stays/line.ts'
import type { Taxes } from '#contract/folios/taxes.ts'
import { minus, type Paise, plus, portion, roundOff, sumOf, times, zero } from '#contract/kit/money.ts'
import { addDays, type CalendarDate } from '#contract/kit/time/calendar-date.ts'
import { halfTax, ruleFor } from '#contract/taxes/calculate-tax.ts'

interface EndedBooking {
  check_in_date: CalendarDate
  lines: Pick<Line, 'nights'>[]
  /** The guest did not come: the cancellation was never announced, so that it is not free. */
  isNoShow: boolean
}

/** Rent and food plan of a night, before tax. */
const nightPrice = ({ rent, meals, food_plan_rate }: Night) => plus(rent, times(food_plan_rate, meals))

const priceOf = (nights: Night[]) => sumOf(nights.map(nightPrice))

/** The last day on which a cancellation is free. */
const lastFreeDay = (arrival: CalendarDate, { cancellation_free_days }: CancellationPolicy) =>
  addDays(arrival, -cancellation_free_days)

/** The fee before tax that the policy proposes for a booking that is cancelled today. */
export const proposeFee = (
  { check_in_date, lines, isNoShow }: EndedBooking,
  policy: CancellationPolicy,
  today: CalendarDate,
): Paise => {
  if (!isNoShow && today <= lastFreeDay(check_in_date, policy)) return zero
  const nights = lines.flatMap((line) => line.nights)
  const fees = {
    none: () => zero,
    percent: () => portion(priceOf(nights), policy.cancellation_percent, 100),
    // Each room of a group has a first night of its own.
    first_night: () => priceOf(lines.flatMap((line) => line.nights.slice(0, 1))),
    whole_stay: () => priceOf(nights),
  }
  return fees[policy.cancellation_fee]()
}

/** A fee has the tax slab of the first night of the stay, whatever the fee is. */
export const slabValueOf = (lines: Pick<Line, 'nights'>[], { composite }: Taxes): Paise => {
  const [first] = lines.flatMap((line) => line.nights)
  if (!first) return zero
  return composite ? nightPrice(first) : first.rent
}

/** The tax rate on the day on which the fee is charged. */
export const feeTaxRate = (lines: Pick<Line, 'nights'>[], taxes: Taxes, today: CalendarDate) =>
  lines.length === 0 ? 0 : (ruleFor(taxes.rules, 'accommodation', slabValueOf(lines, taxes), today)?.rate ?? 0)

/** A fee with its tax, rounded to the rupee like an invoice. */
export const feeWithTax = (fee: Paise, taxRate: number) => {
  const half = halfTax(fee, taxRate)
  const tax = plus(half, half)
  const exact = plus(fee, tax)
  const round_off = roundOff(exact)
  return { fee, tax, round_off, total: plus(exact, round_off) }
}

/** What happens to the money received: a part pays the fee, and the rest can be refunded. */
export const settleFee = (total: Paise, received: Paise) => {
  const rest = minus(received, total)
  return { refund: rest > 0 ? rest : zero, due: rest < 0 ? minus(total, received) : zero }
}
