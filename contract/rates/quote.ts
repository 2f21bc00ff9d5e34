import { Id, IdText } from '#contract/kit/id.ts'
import { Rupees } from '#contract/kit/money.ts'
import { Percent } from '#contract/kit/percent.ts'
import { CalendarDate } from '#contract/kit/time/calendar-date.ts'
import { z } from '#contract/kit/z.ts'

const count = (usual: number) => z.coerce.number().int().min(0).max(500).default(usual)

export const QuoteQuery = z.object({
  check_in_date: CalendarDate,
  check_out_date: CalendarDate,
  adults: count(1),
  children: count(0),
  /** One type, the type of one room, or all types. */
  room_type_id: IdText.optional(),
  room_id: IdText.optional(),
  /** One plan, or all that are active. */
  rate_plan_id: IdText.optional(),
  /** The company's own plans are offered, too. */
  company_id: IdText.optional(),
  /** The meals that the guest wants, where the plan includes none. */
  food_plan_id: IdText.optional(),
  /** Its rooms do not count as sold, and its nights keep their prices in their type and plan. */
  except_booking: z.string().max(40).optional(),
})
export type QuoteQuery = z.infer<typeof QuoteQuery>

/** Where a price comes from: a rate of the plan itself, the plan it is derived from, or the room type. */
export const PriceSource = z.enum(['rate', 'derived', 'room_type'])
export type PriceSource = z.infer<typeof PriceSource>

/** One step of a price: the first has the amount to begin with, each later one what it adds or takes off. */
const PriceStep = z.object({
  kind: z.enum(['rate', 'room_type', 'booked', 'derived', 'occupancy', 'extra_adults', 'children', 'single_use']),
  amount: Rupees,
  text: z.string(),
  /** The plan whose row or whose derivation it is. */
  rate_plan_id: Id.optional(),
})
export type PriceStep = z.infer<typeof PriceStep>

const QuotedNight = z.object({
  date: CalendarDate,
  /** The rent of the night, the sum of its steps. */
  rent: Rupees,
  source: PriceSource,
  steps: z.array(PriceStep),
})
export type QuotedNight = z.infer<typeof QuotedNight>

const RestrictionKind = z.enum([
  'closed',
  'closed_to_arrival',
  'closed_to_departure',
  'min_nights',
  'max_nights',
  'book_min_days',
  'book_max_days',
  'company',
  'inactive',
  'no_price',
  'price_too_high',
])

/** A restriction that the stay violates. */
const Violation = z.object({ kind: RestrictionKind, date: CalendarDate.nullable(), message: z.string() })
export type Violation = z.infer<typeof Violation>

/** The price of a room type in a rate plan for a stay. */
export const Quote = z.object({
  room_type_id: Id,
  room_type: z.string(),
  rate_plan_id: Id,
  rate_plan: z.string(),
  nights: z.array(QuotedNight),
  /** The sum of the nights. */
  rent: Rupees,
  /** Null if the guest has no meals. An included food plan has a rate of 0. */
  food_plan: z.object({ id: Id, name: z.string(), rate: Rupees, is_included: z.boolean() }).nullable(),
  food: Rupees,
  tax: Rupees,
  tax_rates: z.array(Percent),
  round_off: Rupees,
  /** Rent, food and tax, rounded to the rupee as on the bill. */
  total: Rupees,
  violations: z.array(Violation),
  /** The cancellation policy of the plan in words. */
  cancellation: z.string(),
})
export type Quote = z.infer<typeof Quote>
