import type { Paise } from '#contract/kit/money.ts'
import type { CellChange } from '#contract/rates/changed-cells.ts'
import { priceOfNight, type RatesOfType } from '#contract/rates/price-of-night.ts'
import type { Rate } from '#contract/rates/rate.ts'
import { lettersOf, restrictionTexts } from '#web/rates/sheet/cell-view.ts'

interface Span {
  least: Paise
  most: Paise
}

/** The changes of one room type and plan. */
export interface PreviewRow {
  key: string
  type: string
  plan: string
  cells: number
  /** The lowest and highest price before and after. */
  before: Span
  /** Undefined if all prices entered are cleared. */
  after: Span | undefined
  /** The days whose price is cleared. */
  removed: number
  /** The restrictions after the change, if they change: `closed, at least 3 nights`. */
  restrictions: string[]
}

const grow = (span: Span | undefined, price: Paise): Span =>
  span
    ? { least: price < span.least ? price : span.least, most: price > span.most ? price : span.most }
    : { least: price, most: price }

const isRestricted = ({ before, after }: CellChange) => lettersOf(before) !== lettersOf(after)

/** What a change does, by room type and plan. */
export const previewRows = (changes: CellChange[], rates: Map<number, RatesOfType>): PreviewRow[] => {
  const rows = new Map<string, PreviewRow>()
  for (const change of changes) {
    const { before, after } = change
    const ofType = rates.get(after.room_type_id)
    if (!ofType) continue
    const key = `${after.room_type_id}/${after.rate_plan_id}`
    const was = priceBefore(before, ofType)
    const row = rows.get(key)
    const text = restrictionTexts(after).join(', ') || 'no restrictions'
    const restrictions = row?.restrictions ?? []
    rows.set(key, {
      key,
      type: ofType.room_type.name,
      plan: ofType.chainOf(after.rate_plan_id)[0]?.name ?? '',
      cells: (row?.cells ?? 0) + 1,
      before: grow(row?.before, was),
      after: after.price === null ? row?.after : grow(row?.after, after.price),
      removed: (row?.removed ?? 0) + (before.price !== null && after.price === null ? 1 : 0),
      restrictions: isRestricted(change) && !restrictions.includes(text) ? [...restrictions, text] : restrictions,
    })
  }
  return [...rows.values()]
}

const priceBefore = (before: Rate, rates: RatesOfType) =>
  before.price ?? priceOfNight(rates, before.rate_plan_id, before.date).price
