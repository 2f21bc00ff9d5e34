import type { BookingRequest } from '#contract/booking-requests/booking-request.ts'
import { averageRent } from '#contract/bookings/stays/line.ts'
import { rupeesFromPaise } from '#contract/kit/money.ts'
import type { Violation } from '#contract/rates/quote.ts'
import { useQuotes } from '#web/rates/quote-queries.ts'

/** Measured when the guest sent the request. */
const bookingWindow: Violation['kind'][] = ['book_min_days', 'book_max_days']

/**
 * Whether the rent of a request is that which the guest was shown, or that of the rate plan now: rates may have changed,
 * and the room may be of another type.
 */
export const usePlanPrice = (request: BookingRequest, room_id: number | null, room_rent: number | null) => {
  const { check_in_date, check_out_date, number_of_adults, number_of_children, rate_plan_id } = request
  const people = { adults: number_of_adults, children: number_of_children }
  const [price] = useQuotes([
    rate_plan_id === null || room_id === null
      ? undefined
      : { check_in_date, check_out_date, ...people, room_id, rate_plan_id },
  ])
  const quote = price?.isCurrent ? price.quote : undefined
  const average = quote && averageRent(quote.nights)
  const isOther = average !== undefined && rupeesFromPaise(average) !== room_rent
  const isShown =
    quote?.room_type_id === request.room_type_id &&
    request.quoted_nights !== null &&
    rupeesFromPaise(averageRent(request.quoted_nights)) === room_rent
  const violations = quote?.violations.filter(({ kind }) => !bookingWindow.includes(kind)) ?? []
  return {
    /** The rent of the plan, if another one is entered. */
    planRent: isOther ? average : undefined,
    /** The restrictions that the stay violates by now. */
    violations: violations.map(({ message }) => message),
    needsReason: (isOther && !isShown) || violations.length > 0,
  }
}
