import { counted } from '#contract/kit/counted.ts'
import { formatRupees, type Paise, rupeesFromPaise } from '#contract/kit/money.ts'
import type { CalendarDate } from '#contract/kit/time/calendar-date.ts'
import { priceOfNight, type RatesOfType, restrictionsOn } from '#contract/rates/price-of-night.ts'
import type { PriceSource } from '#contract/rates/quote.ts'
import { type Restrictions, restrictionNames } from '#contract/rates/rate.ts'

/** What a cell of the sheet shows. */
export interface CellView extends Restrictions {
  price: Paise
  source: PriceSource
}

export const viewOf = (rates: RatesOfType, rate_plan_id: number, date: CalendarDate): CellView => {
  const { price, source } = priceOfNight(rates, rate_plan_id, date)
  return { price, source, ...restrictionsOn(rates, rate_plan_id, date) }
}

const wholeRupees = new Intl.NumberFormat('en-IN')
const withPaise = new Intl.NumberFormat('en-IN', { minimumFractionDigits: 2 })

/** `4,500`, `4,500.50`: the sheet has no room for ".00" and the sign. */
export const shortPrice = (price: Paise) => (price % 100 === 0 ? wholeRupees : withPaise).format(rupeesFromPaise(price))

/** `4500.5`: as a person types it. */
export const typedPrice = (price: Paise) => String(rupeesFromPaise(price))

/** `CA3`: closed, no arrival, at least 3 nights. */
export const lettersOf = ({ closed, closed_to_arrival, closed_to_departure, min_nights }: Restrictions) =>
  `${closed ? 'C' : ''}${closed_to_arrival ? 'A' : ''}${closed_to_departure ? 'D' : ''}${min_nights ?? ''}`

/** `closed`, `no arrival`, `at least 3 nights` */
export const restrictionTexts = (restrictions: Restrictions) => [
  ...restrictionNames.flatMap(([field, name]) => (restrictions[field] ? name.toLowerCase() : [])),
  ...(restrictions.min_nights === null ? [] : [`at least ${counted(restrictions.min_nights, 'night')}`]),
]

const sources: Record<PriceSource, string> = {
  rate: 'entered',
  derived: 'derived',
  room_type: 'price of the room type',
}

/** The cell as a screen reader says it. */
export const spokenCell = (view: CellView) =>
  [formatRupees(view.price), sources[view.source], ...restrictionTexts(view)].join(', ')
