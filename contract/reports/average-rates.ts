import { Rupees } from '#contract/kit/money.ts'
import { Slug } from '#contract/kit/slug-endpoints.ts'
import { nightsBetween } from '#contract/kit/time/calendar-date.ts'
import { z } from '#contract/kit/z.ts'
import { reportMessages as say } from '#contract/reports/report-messages.ts'
import { inOrder, ReportDays } from '#contract/reports/report-period.ts'

const mostDays = 366

export const AverageRatesQuery = ReportDays.refine(...inOrder).refine(
  ({ start_date, end_date }) => nightsBetween(start_date, end_date) < mostDays,
  { path: ['end_date'], message: say.tooManyDaysOfList },
)
export type AverageRatesQuery = z.infer<typeof AverageRatesQuery>

/** Where the rent of a night comes from: as quoted from one of the first three, or typed by the desk. */
export const RentSource = z.enum(['rate', 'derived', 'room_type', 'typed', 'no_plan'])
export type RentSource = z.infer<typeof RentSource>

export const rentSourceNames: Record<RentSource, string> = {
  rate: 'Rate of the date',
  derived: 'Derived from another plan',
  room_type: 'Price of the room type',
  typed: 'Entered by the desk',
  no_plan: 'No rate plan',
}

const Sold = z.object({
  nights: z.int(),
  revenue: Rupees,
  /** Null without nights. */
  average_rate: Rupees.nullable(),
})

/** The nights of a plan; null is no plan, as bookings had before there were plans. */
const PlanFigures = Sold.extend({
  /** The average of the prices that the plan quoted; null for nights without a plan. */
  average_quoted: Rupees.nullable(),
  /** Revenue less quoted prices; below zero if the desk gave something away. */
  difference: Rupees,
})
const PlanRow = PlanFigures.extend({ rate_plan: z.string().nullable() })
export type PlanFigures = z.infer<typeof PlanFigures>

const SourceRow = Sold.extend({ source: RentSource })

/** A booking with another rent than quoted, or against a restriction of its plan. */
const OverriddenBooking = z.object({
  booking: z.object({ slug: Slug, booking_number: z.string() }),
  guest_name: z.string(),
  rate_plan: z.string(),
  /** Its nights in the period that have another rent than quoted. */
  nights: z.int(),
  quoted: Rupees,
  rent: Rupees,
  difference: Rupees,
  /** Null if the rent was changed without one, such as for past nights. */
  reason: z.string().nullable(),
  /** Who placed the booking; null if that is not known. */
  who: z.string().nullable(),
})
export type OverriddenBooking = z.infer<typeof OverriddenBooking>

export const AverageRates = z.object({
  plans: z.array(PlanRow),
  total: PlanFigures,
  sources: z.array(SourceRow),
  overrides: z.object({
    nights: z.int(),
    /** What lower rents took off, and what higher ones added; neither is below zero. */
    given_away: Rupees,
    gained: Rupees,
    bookings: z.array(OverriddenBooking),
  }),
})
export type AverageRates = z.infer<typeof AverageRates>
