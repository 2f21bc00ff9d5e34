import { counted } from '#contract/kit/counted.ts'
import { formatRupees } from '#contract/kit/money.ts'
import type { Rate, RateCell } from '#contract/rates/rate.ts'

type CellValues = Omit<Rate, keyof RateCell>

const switches = [
  ['closed', 'closed', 'no longer closed'],
  ['closed_to_arrival', 'closed to arrival', 'no longer closed to arrival'],
  ['closed_to_departure', 'closed to departure', 'no longer closed to departure'],
] as const

const priceText = ({ price }: CellValues) => (price === null ? 'no own price' : formatRupees(price))

/** `₹4,000.00 to ₹5,500.00, closed to arrival, at least 3 nights` */
export const cellChangeText = (before: CellValues, after: CellValues) => {
  const parts: string[] = []
  if (before.price !== after.price) parts.push(`${priceText(before)} to ${priceText(after)}`)
  for (const [field, on, off] of switches) if (before[field] !== after[field]) parts.push(after[field] ? on : off)
  if (before.min_nights !== after.min_nights) {
    const nights = after.min_nights
    parts.push(nights === null ? 'no least nights any more' : `at least ${counted(nights, 'night')}`)
  }
  const text = parts.join(', ')
  return `${text.charAt(0).toUpperCase()}${text.slice(1)}`
}
