import type { BookingRequestDraft, FreeType, FreeTypeQuery, Offer } from '#contract/booking-requests/booking-request.ts'
import { wrongArrival } from '#contract/bookings/booking-draft.ts'
import { averageRent } from '#contract/bookings/stays/line.ts'
import { groupBy } from '#contract/kit/group-by.ts'
import type { Quote } from '#contract/rates/quote.ts'
import { bookingRequestProblems } from '#server/booking-requests/booking-request-problems.ts'
import { readFreeTypes } from '#server/booking-requests/free-type-store.ts'
import { bookingProblems } from '#server/bookings/booking-problems.ts'
import type { Services } from '#server/kit/services.ts'
import { hotelToday } from '#server/property/hotel-today.ts'
import { quotePublicPlans } from '#server/rates/quote/make-quotes.ts'

type Given = Pick<Services, 'db' | 'clock'>

/** The cheapest first; of the same total, the older plan. */
const byTotal = (one: Quote, other: Quote) => one.total - other.total || one.rate_plan_id - other.rate_plan_id

/** Whether a guest may book it. A night for nothing is a mistake in the rates, and not an offer. */
const isOffered = ({ violations, nights }: Quote) => violations.length === 0 && nights.every(({ rent }) => rent > 0)

/** A quote without its steps, which would tell guests how full the hotel is. */
const offerOf = ({ rate_plan_id, rate_plan, nights, rent, food_plan, tax, total, cancellation }: Quote): Offer => ({
  rate_plan_id,
  rate_plan,
  nights: nights.map(({ date, rent }) => ({ date, rent })),
  price_per_night: averageRent(nights),
  rent,
  food_plan: food_plan?.is_included ? food_plan.name : null,
  tax,
  total,
  cancellation,
})

const quotedStay = ({
  check_in_date,
  check_out_date,
  number_of_adults = 2,
  number_of_children = 0,
}: FreeTypeQuery) => ({
  check_in_date,
  check_out_date,
  adults: number_of_adults,
  children: number_of_children,
})

/** Free room types with the offers of the public rate plans, the cheapest first. The public overrides no restriction. */
export const listFreeTypes = async (given: Given, query: FreeTypeQuery): Promise<FreeType[]> => {
  const today = await hotelToday(given.db, given.clock)
  const wrong = wrongArrival(query.check_in_date, today, false)
  if (wrong) throw bookingProblems.wrongArrival(wrong)
  const types = await readFreeTypes(given.db, query, today)
  const quotes = await quotePublicPlans(given, quotedStay(query))
  const byType = groupBy(quotes.filter(isOffered), ({ room_type_id }) => room_type_id)
  return types
    .flatMap((type) => {
      const offers = (byType.get(type.id) ?? []).sort(byTotal).map(offerOf)
      const [cheapest] = offers
      return cheapest ? { ...type, price_per_night: cheapest.price_per_night, offers } : []
    })
    .sort((one, other) => one.price_per_night - other.price_per_night || one.name.localeCompare(other.name))
}

/**
 * The offer that a guest asks for. Without a wish it is the first plan for everybody: a cheaper one may have stricter
 * terms, which only the guest can choose. Refuses a plan whose restrictions the stay violates.
 */
export const chooseOffer = async (given: Given, draft: BookingRequestDraft) => {
  const { room_type_id, rate_plan_id } = draft
  const quotes = await quotePublicPlans(given, { ...quotedStay(draft), room_type_id })
  const firstPlan = Math.min(...quotes.map((quote) => quote.rate_plan_id))
  const wanted = quotes.filter((quote) => rate_plan_id === undefined || quote.rate_plan_id === rate_plan_id)
  const offered = wanted.filter(isOffered).sort(byTotal)
  const chosen = offered.find(({ rate_plan_id }) => rate_plan_id === firstPlan) ?? offered[0]
  if (chosen) return offerOf(chosen)
  const [violation] = wanted.flatMap(({ violations }) => violations)
  throw violation ? bookingRequestProblems.notOffered(violation.message) : bookingRequestProblems.planMissing()
}
