import { useEffect, useEffectEvent, useRef } from 'react'
import { useWatch } from 'react-hook-form'
import type { BookingDetail } from '#contract/bookings/booking.ts'
import type { Quote } from '#contract/rates/quote.ts'
import { quoteMessages as say } from '#contract/rates/quote-messages.ts'
import type { BookingForm, BookingInput } from '#web/bookings/form/booking-form-schema.ts'
import { editedStay } from '#web/bookings/form/booking-input.ts'
import { fill } from '#web/bookings/pricing/fill.ts'
import { newViolations } from '#web/bookings/pricing/new-violations.ts'
import { isSoldAnew, type PricedNight, priceRow } from '#web/bookings/pricing/price-row.ts'
import { hasRoom, quoteQueryOf, type Row, rowsOf, typesQueryOf } from '#web/bookings/pricing/rows.ts'
import { isAsPriced, rentsOf, shownRent } from '#web/bookings/pricing/shown-rent.ts'
import { useDebouncedQueries } from '#web/bookings/pricing/use-debounced-queries.ts'
import { type RentOfType, useTypeRents } from '#web/bookings/pricing/use-type-rents.ts'
import { useHotelToday } from '#web/kit/time/hotel-time.ts'
import { useQuotes } from '#web/rates/quote-queries.ts'

/** The price of one room of the form by its rate plan. */
export interface RowPrice {
  /** While the next quote is read, the nights as they were. Empty until a room is chosen. */
  nights: PricedNight[]
  quote: Quote | undefined
  /** The clerk has typed another rent. */
  isTyped: boolean
  /** Empty while the rents of the types are not known. */
  rentOfType: RentOfType
  error: unknown
}

const watched = [
  ...(['booking_type', 'check_in_date', 'check_out_date', 'room_ids', 'room_type_id', 'room_rent', 'rooms'] as const),
  ...(['nightly_rents', 'number_of_adults', 'number_of_children', 'rate_plan_id', 'company_id'] as const),
] as const

const rentFields = (type: BookingInput['booking_type'], index: number) =>
  type === 'group'
    ? ({ rent: `rooms.${index}.room_rent`, nights: `rooms.${index}.nightly_rents` } as const)
    : ({ rent: 'room_rent', nights: 'nightly_rents' } as const)

/** Prices the rooms of the form by the rate plan, and fills their rents in unless the clerk has typed another one. */
export const useBookingPrices = (form: BookingForm, booking: BookingDetail | undefined) => {
  useWatch({ control: form.control, name: watched })
  const input = form.getValues() as BookingInput
  const today = useHotelToday()
  const edited = editedStay(booking, today)
  const saved = booking && edited && { ...edited, ...booking }
  const rows = rowsOf(input, saved)
  const { rate_plan_id, booking_type } = input

  const { queries: asked, areSettled } = useDebouncedQueries(rows.map((row) => quoteQueryOf(row, input, saved)))
  const quotes = useQuotes(asked)
  const typeRents = useTypeRents(rows.map((row) => typesQueryOf(row, input, saved)))

  const priced = rows.map((row, index) => {
    if (!row || rate_plan_id === null || !hasRoom(row)) return []
    return areSettled && quotes[index]?.isCurrent ? priceRow(row, rate_plan_id, saved, quotes[index].quote) : undefined
  })
  const shown = useRef<PricedNight[][]>([])
  shown.current = priced.map((nights, index) => nights ?? shown.current[index] ?? [])

  const prices = rows.map((row, index): RowPrice => {
    const nights = shown.current[index] ?? []
    return {
      nights,
      quote: quotes[index]?.quote,
      isTyped: row !== undefined && nights.length > 0 && !isAsPriced(row),
      rentOfType: typeRents[index] ?? new Map(),
      error: quotes[index]?.error,
    }
  })

  const fillRow = useEffectEvent((index: number, nights: PricedNight[]) => {
    const row = rows[index]
    if (!row) return
    const names = rentFields(booking_type, index)
    const rents = rentsOf(nights)
    const isFollowing = isAsPriced(row)
    if (JSON.stringify(rents) !== JSON.stringify(row.nightly_rents)) fill(form, names.nights, rents)
    if (isFollowing && row.room_rent !== shownRent(rents)) fill(form, names.rent, shownRent(rents))
  })
  const filled = useRef('')
  const isSettled = useRef(true)
  const targets = rate_plan_id === null ? '' : JSON.stringify([booking_type, rate_plan_id, priced])
  const isReady = priced.every((nights, index) => nights || quotes[index]?.error)
  useEffect(() => {
    if (targets !== filled.current && targets !== '') {
      filled.current = targets
      const [, , rowsOfNights] = JSON.parse(targets) as [string, number, (PricedNight[] | null)[]]
      for (const [index, nights] of rowsOfNights.entries()) if (nights) fillRow(index, nights)
    }
    isSettled.current = isReady
  }, [targets, isReady])

  const isOtherCompany = input.company_id !== saved?.company_id
  const violated = rows.flatMap((row, index) => {
    const quote = quotes[index]?.quote
    if (!row) return []
    return newViolations(row, quote, { isSoldAnew: isSoldAnew(row, rate_plan_id, saved, quote), isOtherCompany })
  })
  const violations = [...new Set(violated.map(({ message }) => message))]
  const isWithoutPlan = rate_plan_id === null && saved !== undefined && saved.rate_plan_id !== null
  const reason = isWithoutPlan ? say.reasonForNoPlan : reasonMissing(prices, rows, violations)
  return {
    prices,
    violations,
    /** What to say while there is no reason for another price; undefined if none is needed. */
    reason,
    /** Waits until the rents are those of the last change, so that they are not sent too early. */
    settle: async () => {
      for (let waits = 0; !isSettled.current && waits < mostWaits; waits++) await pause()
    },
  }
}

const mostWaits = 100
const pause = () => new Promise((done) => setTimeout(done, 50))

const reasonMissing = (prices: RowPrice[], rows: (Row | undefined)[], violations: string[]) => {
  const typed = prices.findIndex(({ isTyped }) => isTyped)
  const [night] = prices[typed]?.nights ?? []
  if (night) return rows[typed]?.line ? say.reasonRequired : say.reasonForPrice(night.date, night.rent)
  return violations[0] && say.reasonForRestriction(violations[0])
}
