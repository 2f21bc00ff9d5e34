import type { Line } from '#contract/bookings/stays/line.ts'
import type { CalendarDate } from '#contract/kit/time/calendar-date.ts'
import type { Violation } from '#contract/rates/quote.ts'
import { quoteMessages as say } from '#contract/rates/quote-messages.ts'
import { mustBeAllowed } from '#server/auth/must-be-allowed.ts'
import { bookingProblems } from '#server/bookings/booking-problems.ts'
import type { PlanPrices } from '#server/bookings/rates/booking-rates.ts'
import type { Actor } from '#server/kit/actor.ts'

interface Terms {
  company_id: number | null
  firstOpen?: CalendarDate | undefined
  /** The guest was shown these prices with a request, so it does not matter what the plan costs now. */
  isAgreed?: boolean | undefined
}

const ofPrice: Violation['kind'][] = ['no_price', 'price_too_high']
const ofNight: Violation['kind'][] = ['closed', ...ofPrice]

/** The restrictions that the lines of a booking violate. Rooms that have left and past nights don't count. */
export const violationsOf = (lines: Line[], prices: PlanPrices, { company_id, firstOpen = '', isAgreed }: Terms) => [
  ...new Set(
    lines
      .filter((line) => !line.departed_on && line.nights.length > 0)
      .flatMap((line) => prices.violationsOf(line, company_id))
      .filter(({ kind, date }) => !ofNight.includes(kind) || (date ?? '') >= firstOpen)
      .filter(({ kind }) => !(isAgreed && ofPrice.includes(kind)))
      .map(({ message }) => message),
  ),
]

interface Open {
  booking: { company_id: number | null; rate_plan_id: number | null }
  lines: Line[]
  firstOpen: CalendarDate | undefined
}

/** The restrictions that a change of rooms or dates violates and the booking did not. Without a plan there are none. */
export const newViolations = ({ booking, lines, firstOpen }: Open, changed: Line[], prices: PlanPrices | undefined) => {
  if (!prices || booking.rate_plan_id === null) return []
  const terms = { company_id: booking.company_id, firstOpen }
  const before = new Set(violationsOf(lines, prices, terms))
  return violationsOf(changed, prices, terms).filter((message) => !before.has(message))
}

/** Refuses to change a stay against a restriction without a reason or permission. The refusal names each restriction. */
export const refuseWithoutReason = async (
  user: Actor | undefined,
  violations: string[],
  reason: string | undefined,
) => {
  const [first] = violations
  if (first === undefined) return
  if (reason) return mustBeAllowed(user, 'rates.override')
  throw bookingProblems.reasonRequired(violations.map(say.sentence), say.reasonForChange(first))
}
