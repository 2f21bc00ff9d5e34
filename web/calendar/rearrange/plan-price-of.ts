import type { UnsavedMove } from '#contract/calendar/apply-moves.ts'
import { firstMovedNight } from '#contract/calendar/move-target.ts'
import type { CalendarDate } from '#contract/kit/time/calendar-date.ts'
import { planPriceText } from '#contract/rates/quote-text.ts'
import { firstPlanFor } from '#contract/rates/rate-plan.ts'
import { fetchBooking } from '#web/bookings/booking-queries.ts'
import { fetchQuote } from '#web/rates/quote-queries.ts'

/** The price of the rate plan for a moved stay, in words. */
export interface PlanPrice {
  text: string
  /** Nights that a booking with a plan gets in addition are priced by it, unless the desk keeps the rent. */
  isUsual: boolean
}

const severalPrices: PlanPrice = { text: 'Rate plan’s price', isUsual: false }

/** What the rate plan says for the nights that get another price. Of several stays only the bills are shown. */
export const planPriceOf = async (moves: UnsavedMove[], today: CalendarDate): Promise<PlanPrice> => {
  const [move] = moves
  if (moves.length !== 1 || !move || move.room_id === null) return severalPrices
  const { was, room_id, check_in_date, check_out_date } = move
  const { rate_plan_id, company_id } = await fetchBooking(was.booking)
  const quotes = await fetchQuote({
    ...{ room_id, check_in_date, check_out_date, except_booking: was.booking },
    adults: was.number_of_adults,
    children: was.number_of_children ?? 0,
    ...(rate_plan_id !== null && { rate_plan_id }),
    ...(company_id !== null && { company_id }),
  })
  // Bookings without a plan are priced by the first plan for everybody.
  const first = firstPlanFor(
    quotes.map((quote) => ({ ...quote, id: quote.rate_plan_id, company_id: null, is_active: true })),
    null,
  )
  if (!first) return severalPrices
  const isOtherRoom = room_id !== was.room_id
  const from = firstMovedNight(was, { room_id, check_in_date, check_out_date }, today)
  const isBooked = (date: CalendarDate) => was.check_in_date <= date && date < was.check_out_date
  const nights = first.nights.filter(({ date }) => (isOtherRoom ? date >= from : !isBooked(date)))
  return { text: planPriceText(first.rate_plan, nights), isUsual: rate_plan_id !== null && !isOtherRoom }
}
