import { hotelDay } from '#contract/kit/time/hotel-day.ts'
import { ratesByType } from '#contract/rates/find-rates.ts'
import type { QuoteTerms } from '#contract/rates/make-quote.ts'
import type { QuotedPlan } from '#contract/rates/rate-plan.ts'
import type { Services } from '#server/kit/services.ts'
import { readQuoteRows, type WantedRates } from '#server/rates/quote/quote-store.ts'

const nothingSold = { sold: 0, rooms: 0 }

/** Reads the terms of all quotes of a stay at once, by room type and plan. */
export const readQuoteTerms = async ({ db, clock }: Pick<Services, 'db' | 'clock'>, wanted: WantedRates) => {
  const { room_types, rooms, plans, rates, tax_rules, sold, booked_nights, food_plan, ...hotel } = await readQuoteRows(
    db,
    wanted,
  )
  const today = hotelDay(hotel, clock.now())
  const byType = ratesByType(room_types, plans, rates)
  const counted = new Map(sold.map((rooms) => [`${rooms.room_type_id}/${rooms.date}`, rooms]))
  const booked = new Map(
    booked_nights.map((night) => [`${night.room_type_id}/${night.rate_plan_id}/${night.date}`, night]),
  )
  const occupancy =
    hotel.occupancy_above_percent !== null && hotel.occupancy_raise_percent !== null
      ? { above_percent: hotel.occupancy_above_percent, raise_percent: hotel.occupancy_raise_percent }
      : null
  const taxes = { rules: tax_rules, composite: hotel.composite_supply }
  const termsFor = (room_type_id: number, plan: QuotedPlan): QuoteTerms | undefined => {
    const rates = byType.get(room_type_id)
    if (!rates) return undefined
    const soldOn: QuoteTerms['soldOn'] = (date) => counted.get(`${room_type_id}/${date}`) ?? nothingSold
    const bookedOn: QuoteTerms['bookedOn'] = (date) => booked.get(`${room_type_id}/${plan.id}/${date}`)
    return { today, rates, plan, occupancy, soldOn, bookedOn, taxes, policy: hotel }
  }
  return { today, room_types, rooms, plans, food_plan, termsFor }
}
