import { counted } from '#contract/kit/counted.ts'
import { formatRupees, type Paise, sumOf } from '#contract/kit/money.ts'

/** "₹3,000.00 per night", or "₹9,400.00 for 3 nights" if the nights differ. */
const priceInShort = (nights: { rent: Paise }[]) => {
  const rents = nights.map(({ rent }) => rent)
  const [first] = rents
  if (first !== undefined && rents.every((rent) => rent === first)) return `${formatRupees(first)} per night`
  return `${formatRupees(sumOf(rents))} for ${counted(nights.length, 'night')}`
}

/** "Rate plan’s price: ₹3,000.00 per night (Standard)" */
export const planPriceText = (rate_plan: string, nights: { rent: Paise }[]) =>
  `Rate plan’s price: ${priceInShort(nights)} (${rate_plan})`
