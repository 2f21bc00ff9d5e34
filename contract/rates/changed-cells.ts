import { highestPrice, type Paise, plus, sumOf, zero } from '#contract/kit/money.ts'
import { addDays, nightsBetween } from '#contract/kit/time/calendar-date.ts'
import { changedBy, roundedToRupee } from '#contract/rates/percent-change.ts'
import { priceOfNight, type RatesOfType } from '#contract/rates/price-of-night.ts'
import { cellKey, hasRestrictions, noRestrictions, type Rate, type RateCell } from '#contract/rates/rate.ts'
import {
  type CellChanges,
  type CellRange,
  type CellValues,
  type RateChange,
  type SeasonCopy,
  weekdayOf,
} from '#contract/rates/rate-change.ts'
import { rateMessages as say } from '#contract/rates/rate-messages.ts'

/** A cell before and after a change. */
export interface CellChange {
  before: Rate
  after: Rate
}

/** The sum of the new prices of a change. */
export const totalOf = (changes: CellChange[]) => sumOf(changes.map(({ after }) => after.price ?? zero))

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

const daysOf = ({ from, to }: Pick<CellRange, 'from' | 'to'>) =>
  Array.from({ length: nightsBetween(from, to) + 1 }, (_, index) => addDays(from, index))

/** Every cell of the chosen types, plans and days. */
const cellsOf = (rates: Map<number, RatesOfType>, range: CellRange) => {
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
