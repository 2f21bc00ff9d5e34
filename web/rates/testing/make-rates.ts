import { type Paise, rupees, zero } from '#contract/kit/money.ts'
import { nightsBetween } from '#contract/kit/time/calendar-date.ts'
import type { RateCalendar } from '#contract/rates/rate.ts'

const plan = (id: number, name: string, parent_id: number | null = null, parent_percent = 0) => ({
  id,
  slug: `plan-${id}`,
  name,
  parent_id,
  parent_percent,
  parent_amount: zero,
  is_active: true,
})

/** Two room types and two plans: Standard, and Saver, which is 10 % less. */
export const makeRates = (
  { from = '2026-12-21', to = '2026-12-30' } = {},
  own: Record<string, Paise> = {},
): RateCalendar => ({
  from,
  to,
  room_types: [
    { id: 1, name: 'Deluxe', price_per_night: rupees(4000) },
    { id: 2, name: 'Suite', price_per_night: rupees(9000) },
  ],
  rate_plans: [plan(7, 'Standard'), plan(8, 'Saver', 7, -1000)],
  rows: Object.entries(own).map(([key, price]) => {
    const [room_type_id = 0, rate_plan_id = 0] = key.split('/').map(Number)
    const prices = Array.from({ length: nightsBetween(from, to) + 1 }, () => null as Paise | null)
    prices[nightsBetween(from, key.slice(4))] = price
    return { room_type_id, rate_plan_id, prices, restrictions: [] }
  }),
  last_change: 5,
})
