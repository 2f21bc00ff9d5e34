import type { BookedRoom, Booking } from '#contract/bookings/booking.ts'
import type { CalendarDate } from '#contract/kit/time/calendar-date.ts'
import type { Quote } from '#contract/rates/quote.ts'
import { firstPlanFor } from '#contract/rates/rate-plan.ts'
import { useQuotes, useRatePlanOptions } from '#web/rates/quote-queries.ts'

interface PricedStay extends Pick<BookedRoom, 'number_of_adults' | 'number_of_children'> {
  room_id: number
  check_in_date: CalendarDate
  check_out_date: CalendarDate
}

/**
 * What the rate plan of a booking says for some nights; undefined until it is known. Bookings without a plan are priced
 * by the first plan for everybody, as on the server.
 */
export const usePlanPrices = (
  { slug, rate_plan_id, company_id }: Pick<Booking, 'slug' | 'rate_plan_id' | 'company_id'>,
  stays: PricedStay[],
): Quote[] | undefined => {
  const { data: plans = [] } = useRatePlanOptions()
  const plan = rate_plan_id ?? firstPlanFor(plans, null)?.id
  const quotes = useQuotes(
    stays.map(({ number_of_adults, number_of_children, ...stay }) =>
      plan === undefined
        ? undefined
        : {
            ...stay,
            adults: number_of_adults,
            children: number_of_children,
            rate_plan_id: plan,
            ...(company_id !== null && { company_id }),
            except_booking: slug,
          },
    ),
  )
  const known = quotes.flatMap(({ quote, isCurrent }) => (isCurrent && quote ? quote : []))
  return known.length > 0 && known.length === stays.length ? known : undefined
}
