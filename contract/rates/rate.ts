import { Id } from '#contract/kit/id.ts'
import { atMost, highestPrice, type Paise, Rupees } from '#contract/kit/money.ts'
import { addDays, CalendarDate, FilterDay, nightsBetween } from '#contract/kit/time/calendar-date.ts'
import { wholeNumber } from '#contract/kit/whole-number.ts'
import { z } from '#contract/kit/z.ts'
import { PercentChange } from '#contract/rates/percent-change.ts'
import { rateMessages as say } from '#contract/rates/rate-messages.ts'

/** What a plan forbids on a date. */
export interface Restrictions {
  closed: boolean
  closed_to_arrival: boolean
  closed_to_departure: boolean
  /** The minimum stay of guests who arrive on this date; null if only the plan's own limit applies. */
  min_nights: number | null
}

/** The row of a room type, a plan and a date. Without a price it only has restrictions. */
export interface Rate extends Restrictions {
  room_type_id: number
  rate_plan_id: number
  date: CalendarDate
  price: Paise | null
}

/** The restrictions that are on or off, by their names on screen and in Excel. */
export const restrictionNames = [
  ['closed', 'Closed'],
  ['closed_to_arrival', 'No arrival'],
  ['closed_to_departure', 'No departure'],
] as const

export const noRestrictions: Restrictions = {
  closed: false,
  closed_to_arrival: false,
  closed_to_departure: false,
  min_nights: null,
}

export const hasRestrictions = ({ closed, closed_to_arrival, closed_to_departure, min_nights }: Restrictions) =>
  closed || closed_to_arrival || closed_to_departure || min_nights !== null

export const RatePrice = Rupees.refine((amount) => amount >= 0, 'Amount cannot be negative').refine(
  ...atMost(highestPrice),
)
export const MinNights = wholeNumber().min(1, say.minNights).max(365, say.minNights)

/** The days that the rate calendar shows at once. */
const mostDays = 400

export const RatesQuery = z
  .object({ from: FilterDay, to: FilterDay })
  .refine(({ from, to }) => to >= from, { path: ['to'], message: say.daysReversed })
  .refine(({ from, to }) => nightsBetween(from, to) < mostDays, { path: ['to'], message: say.tooManyDays(mostDays) })
export type RatesQuery = z.infer<typeof RatesQuery>

const RestrictedDay = z.object({
  date: CalendarDate,
  closed: z.boolean(),
  closed_to_arrival: z.boolean(),
  closed_to_departure: z.boolean(),
  min_nights: z.int().nullable(),
})

/** The rows of one room type and plan. Plans without rows for a type are left out. */
export const RateRow = z.object({
  room_type_id: Id,
  rate_plan_id: Id,
  /** One for each day of the range, null on days without a price entered. */
  prices: z.array(Rupees.nullable()),
  /** Only the days that have any. */
  restrictions: z.array(RestrictedDay),
})
export type RateRow = z.infer<typeof RateRow>

export const RateCalendar = z.object({
  from: CalendarDate,
  to: CalendarDate,
  room_types: z.array(z.object({ id: Id, name: z.string(), price_per_night: Rupees })),
  rate_plans: z.array(
    z.object({
      id: Id,
      slug: z.string(),
      name: z.string(),
      parent_id: Id.nullable(),
      parent_percent: PercentChange,
      parent_amount: Rupees,
      is_active: z.boolean(),
    }),
  ),
  rows: z.array(RateRow),
  /** The last change that these rates contain; sent back with a change, so that a colleague's change is noticed. */
  last_change: z.int(),
})
export type RateCalendar = z.infer<typeof RateCalendar>

/** A cell of the rate calendar. */
export type RateCell = Pick<Rate, 'room_type_id' | 'rate_plan_id' | 'date'>

/** Names a cell in the messages of a refused change. */
export const cellKey = ({ room_type_id, rate_plan_id, date }: RateCell) => `${room_type_id}/${rate_plan_id}/${date}`

/** The cell that a message names; undefined for the name of a field. */
export const cellOfKey = (key: string): RateCell | undefined => {
  const [, type, plan, date] = /^(\d+)\/(\d+)\/(\d{4}-\d{2}-\d{2})$/.exec(key) ?? []
  return date === undefined ? undefined : { room_type_id: Number(type), rate_plan_id: Number(plan), date }
}

/** The rows of a rate calendar, one for each day that has a price or a restriction. */
export const ratesOfRows = ({ from, rows }: Pick<RateCalendar, 'from' | 'rows'>): Rate[] =>
  rows.flatMap(({ room_type_id, rate_plan_id, prices, restrictions }) => {
    const restricted = new Map(restrictions.map((day) => [day.date, day]))
    return prices.flatMap((price, index) => {
      const date = addDays(from, index)
      const own = restricted.get(date)
      return price === null && !own ? [] : { room_type_id, rate_plan_id, ...(own ?? noRestrictions), date, price }
    })
  })
