import { Id } from '#contract/kit/id.ts'
import { atMost, highestPrice, negative, Rupees } from '#contract/kit/money.ts'
import { addDays, type CalendarDate, FilterDay, nightsBetween } from '#contract/kit/time/calendar-date.ts'
import { z } from '#contract/kit/z.ts'
import { PercentChange } from '#contract/rates/percent-change.ts'
import { MinNights, RatePrice } from '#contract/rates/rate.ts'
import { rateMessages as say } from '#contract/rates/rate-messages.ts'

/** The most cells that one change may have: ten types in five plans for a year and a half. */
export const mostCells = 30_000
/** Each typed cell is sent by itself, and a request has at most a megabyte. */
const mostTypedCells = 5000
const mostDays = 800
export const mostOwnChanges = 1000

/** Monday is 1, Sunday is 7. */
const Weekday = z.int().min(1).max(7)
export const weekdayOf = (day: CalendarDate) => new Date(Date.parse(day)).getUTCDay() || 7

const which = {
  /** The last change that the person has seen. With it, a colleague's change in between is told and not undone. */
  last_change: z.int().min(0).optional(),
  room_type_ids: z.array(Id).min(1, say.chooseType).max(500),
  rate_plan_ids: z.array(Id).min(1, say.choosePlan).max(200),
  from: FilterDay,
  to: FilterDay,
}

/**
 * The sum of the new prices that the person saw. Another sum means that the price of a room type or the difference of a
 * plan has changed, which no number of a change tells.
 */
const preview_total = Rupees.optional()

export interface CellRange {
  from: CalendarDate
  to: CalendarDate
  room_type_ids: number[]
  rate_plan_ids: number[]
}

const rangeMakesSense = (range: CellRange, context: z.core.$RefinementCtx) => {
  const report = (message: string) => context.addIssue({ code: 'custom', path: ['to'], input: range, message })
  const { from, to, room_type_ids, rate_plan_ids } = range
  const days = nightsBetween(from, to) + 1
  if (days < 1) report(say.daysReversed)
  else if (days > mostDays) report(say.tooManyDays(mostDays))
  else if (days * room_type_ids.length * rate_plan_ids.length > mostCells) report(say.tooManyCells(mostCells))
}

/** The new values of cells. What is left out stays as it is; null clears a price or the minimum nights. */
const values = {
  price: RatePrice.nullable().optional(),
  /** More or less than the price that the cell has now, wherever it comes from; rounded to the whole rupee. */
  percent: PercentChange.optional(),
  amount: Rupees.refine((amount) => amount >= negative(highestPrice), 'The amount is too low')
    .refine(...atMost(highestPrice))
    .optional(),
  closed: z.boolean().optional(),
  closed_to_arrival: z.boolean().optional(),
  closed_to_departure: z.boolean().optional(),
  min_nights: MinNights.nullable().optional(),
}

export type CellValues = z.output<z.ZodObject<typeof values>>

const valuesMakeSense = (change: CellValues, context: z.core.$RefinementCtx) => {
  const report = (message: string) => context.addIssue({ code: 'custom', path: ['price'], input: change, message })
  const prices = [change.price, change.percent, change.amount].filter((value) => value !== undefined)
  if (prices.length > 1) report(say.onePriceChange)
  const { closed, closed_to_arrival, closed_to_departure, min_nights } = change
  const others = [closed, closed_to_arrival, closed_to_departure, min_nights]
  if (prices.length === 0 && others.every((value) => value === undefined)) report(say.chooseChange)
}

/** Fills a range of dates, room types and plans, on chosen weekdays or on all. */
export const RateChange = z
  .object({ ...which, weekdays: z.array(Weekday).min(1, say.chooseWeekday).optional(), preview_total, ...values })
  .superRefine(rangeMakesSense)
  .superRefine(valuesMakeSense)
export type RateChange = z.infer<typeof RateChange>

/** Copies the rows of a season to another year, day by day. */
export const SeasonCopy = z
  .object({ ...which, starts_on: FilterDay, percent: PercentChange.default(0) })
  .superRefine(rangeMakesSense)
  .superRefine(({ from, to, starts_on }, context) => {
    if (![from, to, starts_on].every((day) => FilterDay.safeParse(day).success)) return
    const last = FilterDay.safeParse(addDays(starts_on, nightsBetween(from, to)))
    const message = last.error?.issues[0]?.message
    if (message) context.addIssue({ code: 'custom', path: ['starts_on'], input: starts_on, message })
  })
export type SeasonCopy = z.infer<typeof SeasonCopy>

/** Single cells, as they are typed or pasted. */
export const CellChanges = z.object({
  last_change: which.last_change,
  /** The person's own changes since `last_change`. They are no conflicts. */
  own_changes: z.array(z.int()).max(mostOwnChanges).optional(),
  preview_total,
  cells: z
    .array(z.object({ room_type_id: Id, rate_plan_id: Id, date: FilterDay, ...values }).superRefine(valuesMakeSense))
    .min(1, say.chooseChange)
    .max(mostTypedCells, say.tooManyCells(mostTypedCells)),
})
export type CellChanges = z.infer<typeof CellChanges>
