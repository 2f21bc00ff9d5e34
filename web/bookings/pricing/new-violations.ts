import { arrivalOf, departureOf } from '#contract/bookings/stays/line.ts'
import type { Quote, Violation } from '#contract/rates/quote.ts'
import type { Row } from '#web/bookings/pricing/rows.ts'

interface Changes {
  /** The rate plan or the room type is another one now. */
  isSoldAnew: boolean
  isOtherCompany: boolean
}

/**
 * The restrictions that a change of a room violates anew, as on the server. A saved stay keeps what it was booked with,
 * also for other people.
 */
export const newViolations = (
  row: Row,
  quote: Quote | undefined,
  { isSoldAnew, isOtherCompany }: Changes,
): Violation[] => {
  const violations = quote?.violations ?? []
  const { line, check_in_date, check_out_date } = row
  if (!line || isSoldAnew) return violations
  const booked = new Set(line.nights.map(({ date }) => date))
  const isOtherArrival = arrivalOf(line) !== check_in_date
  const isOtherDeparture = departureOf(line) !== check_out_date
  const isAddedNight = (date: string | null) => date === null || !booked.has(date)
  const isNew: Record<Violation['kind'], (date: string | null) => boolean> = {
    closed: isAddedNight,
    closed_to_arrival: () => isOtherArrival,
    closed_to_departure: () => isOtherDeparture,
    min_nights: () => isOtherArrival || check_out_date < departureOf(line),
    max_nights: () => check_in_date < arrivalOf(line) || check_out_date > departureOf(line),
    book_min_days: () => isOtherArrival,
    book_max_days: () => isOtherArrival,
    company: () => isOtherCompany,
    inactive: () => false,
    no_price: isAddedNight,
    price_too_high: isAddedNight,
  }
  return violations.filter(({ kind, date }) => isNew[kind](date))
}
