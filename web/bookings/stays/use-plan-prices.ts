import type { BookedRoom, Booking } from '#contract/bookings/booking.ts'
import type { CalendarDate } from '#contract/kit/time/calendar-date.ts'
import type { Quote } from '#contract/rates/quote.ts'
import { firstPlanFor } from '#contract/rates/rate-plan.ts'
import { type RentOfType, useTypeRents } from '#web/bookings/pricing/use-type-rents.ts'
import { useQuotes } from '#web/rates/quote-queries.ts'
import { useRatePlans } from '#web/rates/rate-plan-queries.ts'

interface Nights extends Pick<BookedRoom, 'number_of_adults' | 'number_of_children'> {
  check_in_date: CalendarDate
  check_out_date: CalendarDate
}

interface PricedStay extends Nights {
  room_id: number
}

type PlannedBooking = Pick<Booking, 'slug' | 'rate_plan_id' | 'company_id'>

/**
 * How nights of a booking are quoted; undefined until the plan is known. Bookings without a plan are priced by the first
 * plan for everybody, as on the server.
 */
const useQueryOf = ({ slug, rate_plan_id, company_id }: PlannedBooking) => {
  const { data: plans = [] } = useRatePlans()
  const plan = rate_plan_id ?? firstPlanFor(plans, null)?.id
  return <Stay extends Nights>({ number_of_adults, number_of_children, ...stay }: Stay) =>
    plan === undefined
      ? undefined
      : {
          ...stay,
          adults: number_of_adults,
          children: number_of_children,
          rate_plan_id: plan,
          ...(company_id !== null && { company_id }),
          except_booking: slug,
        }
}

/** What the rate plan of a booking says for some nights; undefined until it is known. */
export const usePlanPrices = (booking: PlannedBooking, stays: PricedStay[]): Quote[] | undefined => {
  const queryOf = useQueryOf(booking)
  const quotes = useQuotes(stays.map(queryOf))
  const known = quotes.flatMap(({ quote, isCurrent }) => (isCurrent && quote ? quote : []))
  return known.length > 0 && known.length === stays.length ? known : undefined
}

/** What rooms of each type cost for some nights of a booking, for the list of rooms. */
export const usePlanRents = (booking: PlannedBooking, nights: Nights | undefined): RentOfType | undefined => {
  const queryOf = useQueryOf(booking)
  const [rents] = useTypeRents([nights && queryOf(nights)])
  return rents
}
