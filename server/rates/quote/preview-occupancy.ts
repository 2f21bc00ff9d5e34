import { addDays } from '#contract/kit/time/calendar-date.ts'
import type { OccupancyPricing } from '#contract/rates/make-quote.ts'
import { type OccupancyPreview, previewDays, raisedNights } from '#contract/rates/occupancy-pricing.ts'
import { firstPlanFor } from '#contract/rates/rate-plan.ts'
import type { Services } from '#server/kit/services.ts'
import { hotelToday } from '#server/property/hotel-today.ts'
import { readQuoteTerms } from '#server/rates/quote/quote-terms.ts'
import { countSoldRooms } from '#server/rates/quote/sold-rooms-store.ts'

const nothingSold = { sold: 0, rooms: 0 }
const anything = { room_type_ids: [], room_ids: [], food_plan_id: 0, except_bookings: [] }

/** Which nights of the next 30 days would cost more with such an occupancy pricing, and how much. */
export const previewOccupancy = async (
  given: Pick<Services, 'db' | 'clock'>,
  pricing: OccupancyPricing,
): Promise<OccupancyPreview> => {
  const today = await hotelToday(given.db, given.clock)
  const nights = { check_in_date: today, check_out_date: addDays(today, previewDays) }
  const { room_types, plans, termsFor } = await readQuoteTerms(given, { ...nights, ...anything })
  const plan = firstPlanFor(plans, null)
  if (!plan) return { rate_plan: '', nights: [] }
  const counted = await countSoldRooms(given.db, nights.check_in_date, nights.check_out_date)
  const sold = new Map(counted.map((rooms) => [`${rooms.room_type_id}/${rooms.date}`, rooms]))
  const types = room_types.flatMap(({ id }) => {
    const terms = termsFor(id, plan)
    return terms ? { rates: terms.rates, soldOn: (date: string) => sold.get(`${id}/${date}`) ?? nothingSold } : []
  })
  return { rate_plan: plan.name, nights: raisedNights(types, plan.id, today, pricing) }
}
