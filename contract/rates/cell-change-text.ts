import { counted } from '#contract/kit/counted.ts'
import { formatRupees, type Paise } from '#contract/kit/money.ts'
import { capitalized } from '#contract/kit/text.ts'
import { type Rate, type RateCell, restrictionNames } from '#contract/rates/rate.ts'

/** What a cell has, without its place. */
export type CellState = Omit<Rate, keyof RateCell>

type Switch = (typeof restrictionNames)[number][0]

const removedTexts: Record<Switch, string> = {
  closed: 'open again',
  closed_to_arrival: 'arrival allowed again',
  closed_to_departure: 'departure allowed again',
}

const nightsText = (nights: number | null) =>
  nights === null ? 'no minimum nights any more' : `at least ${counted(nights, 'night')}`

const restrictionChanges = (before: CellState, after: CellState) => [
  ...restrictionNames.flatMap(([field, name]) => {
    if (before[field] === after[field]) return []
    return after[field] ? name.toLowerCase() : removedTexts[field]
  }),
  ...(before.min_nights === after.min_nights ? [] : [nightsText(after.min_nights)]),
]

/** `₹4,000.00 to ₹5,500.00`, `₹5,500.00 entered`, `₹4,000.00 cleared` */
const priceChange = (before: string | undefined, after: string | undefined) => {
  if (before === undefined) return `${after} entered`
  return after === undefined ? `${before} cleared` : `${before} to ${after}`
}

const textOf = (price: Paise | null) => (price === null ? undefined : formatRupees(price))

/** `₹4,000.00 to ₹5,500.00, no arrival, at least 3 nights` */
export const cellChangeText = (before: CellState, after: CellState) => {
  const price = before.price === after.price ? [] : [priceChange(textOf(before.price), textOf(after.price))]
  return capitalized([...price, ...restrictionChanges(before, after)].join(', '))
}

/** `Arun set ₹6,000.00, closed`; `Arun changed this cell: at least 3 nights` */
export const whoChangedText = (who: string, before: CellState, after: CellState) => {
  const restrictions = restrictionChanges(before, after)
  if (before.price === after.price)
    return [`${who} changed this cell`, restrictions.join(', ')].filter(Boolean).join(': ')
  const price = after.price === null ? 'cleared the price' : `set ${formatRupees(after.price)}`
  return [`${who} ${price}`, ...restrictions].join(', ')
}

/** The prices of many cells; the lowest is null if no cell has a price entered. */
export interface PriceSpan {
  least: Paise | null
  most: Paise | null
  /** Whether some cells have no price entered. */
  has_none: boolean
}

/** What a change of many cells did. */
export interface ChangeSummary {
  price_changed: boolean
  before: PriceSpan
  after: PriceSpan
  /** The restrictions that were set or removed somewhere. */
  set: Switch[]
  removed: Switch[]
  min_nights: (number | null)[]
}

const spanText = ({ least, most, has_none }: PriceSpan) => {
  if (least === null || most === null) return undefined
  const prices = least === most ? formatRupees(least) : `${formatRupees(least)} – ${formatRupees(most)}`
  return has_none ? `${prices} or none` : prices
}

/** `₹4,000.00 – ₹9,000.00 to ₹4,400.00 – ₹9,900.00, closed, at least 3 nights` */
export const changeSummaryText = (change: ChangeSummary) =>
  capitalized(
    [
      ...(change.price_changed ? [priceChange(spanText(change.before), spanText(change.after))] : []),
      ...restrictionNames.flatMap(([field, name]) => (change.set.includes(field) ? name.toLowerCase() : [])),
      ...restrictionNames.flatMap(([field]) => (change.removed.includes(field) ? removedTexts[field] : [])),
      ...change.min_nights.map(nightsText),
    ].join(', '),
  )
