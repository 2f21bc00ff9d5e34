import { Id } from '#contract/kit/id.ts'
import { atMost, highestPrice, negative, type Paise, plus, Rupees, sumOf, zero } from '#contract/kit/money.ts'
import { addDays, type CalendarDate, FilterDay, nightsBetween } from '#contract/kit/time/calendar-date.ts'
import { z } from '#contract/kit/z.ts'
import { changedBy, PercentChange, roundedToRupee } from '#contract/rates/percent-change.ts'
import { priceOfNight, type RatesOfType } from '#contract/rates/price-of-night.ts'
import {
  cellKey,
  hasRestrictions,
  MinNights,
  noRestrictions,
  type Rate,
  type RateCell,
  RatePrice,
} from '#contract/rates/rate.ts'
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

/** The sum of the new prices of a change. */
export const totalOf = (changes: CellChange[]) => sumOf(changes.map(({ after }) => after.price ?? zero))

interface Range {
  from: CalendarDate
  to: CalendarDate
  room_type_ids: number[]
  rate_plan_ids: number[]
}

const rangeMakesSense = (range: Range, context: z.core.$RefinementCtx) => {
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

/** A cell before and after a change. */
export interface CellChange {
  before: Rate
  after: Rate
}

const rateIn = (rates: RatesOfType, { rate_plan_id, date }: RateCell) => {
  const { price, closed, closed_to_arrival, closed_to_departure, min_nights } = rates.rateOn(rate_plan_id, date) ?? {
    ...noRestrictions,
    price: null,
  }
  const room_type_id = rates.room_type.id
  return { room_type_id, rate_plan_id, date, price, closed, closed_to_arrival, closed_to_departure, min_nights }
}

const newPrice = (rates: RatesOfType, before: Rate, { price, percent, amount }: CellValues): Paise | null => {
  if (price !== undefined) return price
  if (percent === undefined && amount === undefined) return before.price
  const current = priceOfNight(rates, before.rate_plan_id, before.date).price
  return percent === undefined ? plus(current, amount ?? zero) : roundedToRupee(changedBy(current, percent))
}

const changeCell = (rates: RatesOfType, cell: RateCell, to: CellValues): CellChange => {
  const before = rateIn(rates, cell)
  const after = {
    ...before,
    price: newPrice(rates, before, to),
    closed: to.closed ?? before.closed,
    closed_to_arrival: to.closed_to_arrival ?? before.closed_to_arrival,
    closed_to_departure: to.closed_to_departure ?? before.closed_to_departure,
    min_nights: to.min_nights === undefined ? before.min_nights : to.min_nights,
  }
  return { before, after }
}

const isChanged = ({ before, after }: CellChange) =>
  (['price', 'closed', 'closed_to_arrival', 'closed_to_departure', 'min_nights'] as const).some(
    (field) => before[field] !== after[field],
  )

/** The first new price that no room can have. A price below zero is more likely a slip than a free room. */
export const findWrongPrice = (changes: CellChange[]) => {
  for (const { after } of changes) {
    const { price, date } = after
    if (price !== null && price < 0) return { isTooHigh: false, message: say.tooLow(price, date) }
    if (price !== null && price > highestPrice) return { isTooHigh: true, message: say.tooHigh(price, date) }
  }
  return undefined
}

const daysOf = ({ from, to }: Pick<Range, 'from' | 'to'>) =>
  Array.from({ length: nightsBetween(from, to) + 1 }, (_, index) => addDays(from, index))

/** Every cell of the chosen types, plans and days. */
const cellsOf = (rates: Map<number, RatesOfType>, range: Range) => {
  const days = daysOf(range)
  return [...new Set(range.room_type_ids)].flatMap((room_type_id) => {
    const ofType = rates.get(room_type_id)
    if (!ofType) return []
    return [...new Set(range.rate_plan_ids)].flatMap((rate_plan_id) =>
      days.map((date) => ({ ofType, cell: { room_type_id, rate_plan_id, date } })),
    )
  })
}

const chosenCells = (rates: Map<number, RatesOfType>, change: RateChange) =>
  cellsOf(rates, change).filter(({ cell }) => change.weekdays?.includes(weekdayOf(cell.date)) ?? true)

/** The cells of a bulk change with their new values, also those that have them already. */
export const bulkCells = (rates: Map<number, RatesOfType>, change: RateChange): (RateCell & CellValues)[] =>
  chosenCells(rates, change).map(({ cell }) => ({ ...change, ...cell }))

/** The cells that a bulk change changes, for the preview and for saving. Percentages use the rates before the change. */
export const bulkChanges = (rates: Map<number, RatesOfType>, change: RateChange): CellChange[] =>
  chosenCells(rates, change)
    .map(({ ofType, cell }) => changeCell(ofType, cell, change))
    .filter(isChanged)

/** The cells that a season is copied from. */
export const seasonSources = (rates: Map<number, RatesOfType>, copy: SeasonCopy): RateCell[] =>
  cellsOf(rates, copy).map(({ cell }) => cell)

/** Whether no cell of the season has a price or a restriction: its copy would only delete others. */
export const isEmptySeason = (rates: Map<number, RatesOfType>, copy: SeasonCopy) =>
  cellsOf(rates, copy).every(({ ofType, cell }) => {
    const rate = rateIn(ofType, cell)
    return rate.price === null && !hasRestrictions(rate)
  })

/** The cells that change when a season is copied. Days without a row get none, so that the copy is the same season. */
export const seasonChanges = (rates: Map<number, RatesOfType>, copy: SeasonCopy): CellChange[] => {
  const shift = nightsBetween(copy.from, copy.starts_on)
  return cellsOf(rates, copy)
    .map(({ ofType, cell }) => {
      const source = rateIn(ofType, cell)
      const before = rateIn(ofType, { ...cell, date: addDays(cell.date, shift) })
      const price =
        source.price === null || copy.percent === 0
          ? source.price
          : roundedToRupee(changedBy(source.price, copy.percent))
      return { before, after: { ...source, price, date: before.date } }
    })
    .filter(isChanged)
}

/** The cells that change when single cells are typed or pasted. */
export const typedChanges = (rates: Map<number, RatesOfType>, cells: CellChanges['cells']): CellChange[] =>
  mergeCells(cells)
    .flatMap((cell) => {
      const ofType = rates.get(cell.room_type_id)
      return ofType ? changeCell(ofType, cell, cell) : []
    })
    .filter(isChanged)

/** Of a cell that comes twice, all values count; of two prices the later one. */
const mergeCells = (cells: CellChanges['cells']) => {
  const merged = new Map<string, CellChanges['cells'][number]>()
  for (const cell of cells) {
    const key = cellKey(cell)
    const earlier = merged.get(key)
    const hasPrice = cell.price !== undefined || cell.percent !== undefined || cell.amount !== undefined
    const { price: _price, percent: _percent, amount: _amount, ...others } = earlier ?? {}
    merged.set(key, { ...(hasPrice ? others : earlier), ...cell })
  }
  return [...merged.values()]
}
