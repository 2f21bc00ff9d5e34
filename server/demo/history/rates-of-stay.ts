import { type Paise, rupees } from '#contract/kit/money.ts'
import type { CalendarDate } from '#contract/kit/time/calendar-date.ts'
import type { PriceSource } from '#contract/rates/quote.ts'
import { type SoldPolicy, soldPolicy } from '#server/bookings/cancellation/policy-store.ts'
import type { Dice } from '#server/demo/history/dice.ts'
import type { HistoryHotel } from '#server/demo/history/history-store.ts'
import { dayOf, dayText } from '#server/demo/history/hotel-time.ts'
import type { PlannedStay } from '#server/demo/history/planned-stay.ts'

/** The hotel has rate plans since then; older bookings have none. */
const daysWithPlans = 400
/** Before, the plan had no prices of its own, so that the price of the room type was quoted. */
const daysWithRates = 365

const lowered = [
  'Returning guest',
  'Third stay this year',
  'Price of the room below, which was not ready',
  'Promised by the owner',
  'Matched the price of a travel site',
]
const raised = ['Late check-out agreed', 'Room with the better view']

interface Booked {
  rooms: { price_per_night: Paise; room_rent: Paise }[]
}

interface QuotedNight {
  rate_plan_id: number | null
  quoted_rent: Paise | null
  price_source: PriceSource | null
}

interface RatesOfStay {
  rate_plan_id: number | null
  rate_override_reason: string | null
  policy: SoldPolicy
  /** What the plan quoted for a night of this rent. */
  quoteOf: (date: CalendarDate, rent: Paise) => QuotedNight
}

const unquoted: QuotedNight = { rate_plan_id: null, quoted_rent: null, price_source: null }

/**
 * The rate plan of a booking. The rents stay as they are: a guest with a lower one has a lower plan. Most rents are as
 * quoted; the desk changed a few.
 */
export const ratesOfStay = (
  { placed }: PlannedStay,
  { rooms }: Booked,
  company_id: number | null,
  { hotel: { ratePlans }, now }: { hotel: HistoryHotel; now: number },
  dice: Dice,
): RatesOfStay => {
  const isCheaper = rooms.some(({ price_per_night, room_rent }) => room_rent < price_per_night - 100)
  const standard = ratePlans.find(({ parent_id }) => parent_id === null)
  const lower = ratePlans.filter(({ parent_percent }) => parent_percent < 0)
  const ownOrPublic = lower.find((plan) => plan.company_id === company_id) ?? lower.find((plan) => !plan.company_id)
  const plan = isCheaper ? ownOrPublic : standard
  const luck = dice.below(1000)
  const share = dice.between(3, 12)
  const [lower_reason, higher_reason] = [dice.pick(lowered), dice.pick(raised)]
  if (!plan || dayOf(placed) < dayOf(now) - daysWithPlans)
    return { rate_plan_id: null, rate_override_reason: null, policy: soldPolicy(null), quoteOf: () => unquoted }
  const change = luck < 30 ? share : luck < 40 ? -share : 0
  const firstRate = dayText(dayOf(now) - daysWithRates)
  return {
    rate_plan_id: plan.id,
    rate_override_reason: change > 0 ? lower_reason : change < 0 ? higher_reason : null,
    policy: soldPolicy(plan),
    quoteOf: (date, rent) => ({
      rate_plan_id: plan.id,
      quoted_rent: change === 0 ? rent : rupees(Math.round((rent * (100 + change)) / 10_000)),
      price_source: plan.parent_id !== null ? 'derived' : date < firstRate ? 'room_type' : 'rate',
    }),
  }
}
