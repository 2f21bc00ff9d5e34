import { arrivalOf, departureOf, type Line, type Night } from '#contract/bookings/stays/line.ts'
import type { CalendarDate } from '#contract/kit/time/calendar-date.ts'
import { findPriceViolations, findViolations } from '#contract/rates/find-violations.ts'
import { quoteNight } from '#contract/rates/make-quote.ts'
import type { Violation } from '#contract/rates/quote.ts'
import { firstPlanFor, type QuotedPlan } from '#contract/rates/rate-plan.ts'
import type { Services } from '#server/kit/services.ts'
import { quoteProblems } from '#server/rates/quote/quote-problems.ts'
import { readQuoteTerms } from '#server/rates/quote/quote-terms.ts'

interface WantedRates {
  check_in_date: CalendarDate
  check_out_date: CalendarDate
  room_ids: number[]
  /** The slugs of the bookings that are changed. */
  except_bookings?: string[]
  food_plan_id?: number
}

type Terms = Awaited<ReturnType<typeof readQuoteTerms>>

/** Reads the rates of rooms, to price the nights of bookings. */
export const readBookingRates = async (
  given: Pick<Services, 'db' | 'clock'>,
  { except_bookings = [], food_plan_id = 0, ...wanted }: WantedRates,
) => {
  const terms = await readQuoteTerms(given, { ...wanted, except_bookings, food_plan_id, room_type_ids: [] })
  const rooms = new Map(terms.rooms.map((room) => [room.id, room]))
  const typeOf = (room_id: number) => rooms.get(room_id)?.room_type_id ?? 0
  /** A room that guests can move to. */
  const roomInUse = (room_id: number) => {
    const room = rooms.get(room_id)
    return room?.is_retired ? undefined : room
  }
  const inPlan = (id: number | null) => pricesIn(terms, mustFindPlan(terms.plans, id), typeOf)
  return { roomInUse, typeOf, inPlan, food_plan: terms.food_plan }
}

/** Bookings without a plan are priced by the first plan for everybody. */
const mustFindPlan = (plans: QuotedPlan[], id: number | null) => {
  const plan = id === null ? firstPlanFor(plans, null) : plans.find((one) => one.id === id)
  if (!plan) throw quoteProblems.planMissing()
  return plan
}

/** Restrictions of the arrival or of the whole stay, not of one night or of the departure. */
const isOfArrival = ({ kind }: Violation) => kind !== 'closed' && kind !== 'closed_to_departure'

const pricesIn = (terms: Terms, plan: QuotedPlan, typeOf: (room_id: number) => number) => {
  const termsOf = (room_id: number) => {
    const found = terms.termsFor(typeOf(room_id), plan)
    if (!found) throw quoteProblems.roomMissing()
    return found
  }
  const quoted = (line: Line, { room_id, date }: Pick<Night, 'room_id' | 'date'>) =>
    quoteNight({ adults: line.number_of_adults, children: line.number_of_children }, termsOf(room_id), date)
  /** What the plan says about a night of a line. */
  const quoteOf = (line: Line, night: Pick<Night, 'room_id' | 'date'>) => {
    const { rent, source } = quoted(line, night)
    return { rate_plan_id: plan.id, quoted_rent: rent, price_source: source }
  }
  /** A night of a line at the price of the plan. */
  const priced = (line: Line, night: Night): Night => {
    const quote = quoteOf(line, night)
    return { ...night, ...quote, rent: quote.quoted_rent }
  }
  /** A line at the prices of the plan from a day on. */
  const pricedFrom = (line: Line, from: CalendarDate): Line => ({
    ...line,
    nights: line.nights.map((night) => (night.date < from ? night : priced(line, night))),
  })
  /** A night that keeps its rent in another room. In another type, the plan's price there is beside it. */
  const kept = (line: Line, night: Night, before: Pick<Night, 'room_id'>): Night =>
    typeOf(before.room_id) === typeOf(night.room_id) ? night : { ...night, ...quoteOf(line, night) }
  /** A line that keeps its rents in other rooms. */
  const keptLine = (moved: Line, before: Line): Line => ({
    ...moved,
    nights: moved.nights.map((night, index) => kept(moved, night, before.nights[index] ?? night)),
  })
  /** The restrictions that a line violates; after a room move each type has its own. */
  const violationsOf = (line: Line, company_id: number | null): Violation[] => {
    const stay = { check_in_date: arrivalOf(line), check_out_date: departureOf(line), company_id }
    const of = (night: Night | undefined) => (night ? findViolations(stay, termsOf(night.room_id)) : [])
    const closed = new Map(line.nights.map((night) => [typeOf(night.room_id), night]))
    return [
      ...of(line.nights[0]).filter(isOfArrival),
      ...[...closed].flatMap(([type, night]) =>
        of(night).filter(({ kind, date }) => {
          const closedNight = line.nights.find((one) => one.date === date)
          return kind === 'closed' && closedNight && typeOf(closedNight.room_id) === type
        }),
      ),
      ...of(line.nights.at(-1)).filter(({ kind }) => kind === 'closed_to_departure'),
      ...findPriceViolations(
        plan,
        line.nights.map((night) => quoted(line, night)),
      ),
    ]
  }
  return { plan, quoteOf, priced, pricedFrom, kept, keptLine, violationsOf }
}

type BookingRates = Awaited<ReturnType<typeof readBookingRates>>
export type PlanPrices = ReturnType<BookingRates['inPlan']>
