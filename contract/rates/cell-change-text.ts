import { counted } from '#contract/kit/counted.ts'
import { formatRupees, type Paise } from '#contract/kit/money.ts'
import type { Rate, RateCell } from '#contract/rates/rate.ts'

/** What a cell has, without its place. */
export type CellState = Omit<Rate, keyof RateCell>

const switches = [
  ['closed', 'closed', 'no longer closed'],
  ['closed_to_arrival', 'closed to arrival', 'no longer closed to arrival'],
  ['closed_to_departure', 'closed to departure', 'no longer closed to departure'],
] as const

const priceText = (price: Paise | null) => (price === null ? 'no own price' : formatRupees(price))
const nightsText = (nights: number | null) =>
  nights === null ? 'no least nights any more' : `at least ${counted(nights, 'night')}`
const capitalized = (text: string) => `${text.charAt(0).toUpperCase()}${text.slice(1)}`

const restrictionChanges = (before: CellState, after: CellState) => [
  ...switches.flatMap(([field, on, off]) => (before[field] === after[field] ? [] : after[field] ? on : off)),
  ...(before.min_nights === after.min_nights ? [] : [nightsText(after.min_nights)]),
]

/** `₹4,000.00 to ₹5,500.00, closed to arrival, at least 3 nights` */
export const cellChangeText = (before: CellState, after: CellState) => {
  const price = before.price === after.price ? [] : [`${priceText(before.price)} to ${priceText(after.price)}`]
  return capitalized([...price, ...restrictionChanges(before, after)].join(', '))
}

/** `Arun set ₹6,000.00, closed`; `Arun changed this cell: at least 3 nights` */
export const whoChangedText = (who: string, before: CellState, after: CellState) => {
  const restrictions = restrictionChanges(before, after)
  if (before.price === after.price)
    return [`${who} changed this cell`, restrictions.join(', ')].filter(Boolean).join(': ')
  const price = after.price === null ? 'took the own price away' : `set ${formatRupees(after.price)}`
  return [`${who} ${price}`, ...restrictions].join(', ')
}

/** The prices of many cells; the lowest is null if no cell has an own price. */
export interface PriceSpan {
  least: Paise | null
  most: Paise | null
  /** Whether some cells have no own price. */
  has_none: boolean
}

/** What a change of many cells did. */
export interface ChangeSummary {
  price_changed: boolean
  before: PriceSpan
  after: PriceSpan
  /** The restrictions that were set or taken away somewhere. */
  set: (typeof switches)[number][0][]
  removed: (typeof switches)[number][0][]
  min_nights: (number | null)[]
}

const spanText = ({ least, most, has_none }: PriceSpan) => {
  const prices = least === most ? priceText(least) : `${priceText(least)} – ${priceText(most)}`
  return least !== null && has_none ? `${prices} or none` : prices
}

/** `₹4,000.00 – ₹9,000.00 to ₹4,400.00 – ₹9,900.00, closed, at least 3 nights` */
export const changeSummaryText = (change: ChangeSummary) =>
  capitalized(
    [
      ...(change.price_changed ? [`${spanText(change.before)} to ${spanText(change.after)}`] : []),
      ...switches.flatMap(([field, on]) => (change.set.includes(field) ? on : [])),
      ...switches.flatMap(([field, , off]) => (change.removed.includes(field) ? off : [])),
      ...change.min_nights.map(nightsText),
    ].join(', '),
  )
