import { arrivalOf, departureOf } from '#contract/bookings/stays/line.ts'
import type { Quote, Violation } from '#contract/rates/quote.ts'
import type { Row } from '#web/bookings/pricing/rows.ts'

interface Changes {
  /** The plan, the people or the room type are others now. */
  isPricedAnew: boolean
  isOtherCompany: boolean
}

/** The restrictions that a room violates by the change of its dates. A saved stay keeps what it was booked with. */
export const newViolations = (
  row: Row,
  quote: Quote | undefined,
  { isPricedAnew, isOtherCompany }: Changes,
): Violation[] => {
  const violations = quote?.violations ?? []
  const { line, check_in_date, check_out_date } = row
  if (!line || isPricedAnew) return violations
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
