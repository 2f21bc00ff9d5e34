import { larger, minus, type Paise, plus, portion, smaller, sumOf, zero } from '#contract/kit/money.ts'

export interface DiscountTerms {
  /** Hundredths of a percent; null for an amount. */
  percent: number | null
  /** Before tax; null for a percentage. */
  amount: Paise | null
  applies_to: 'rooms' | 'all'
  /** Together with earlier discounts it takes no more of its charges than this, in hundredths of a percent. */
  at_most_percent: number | null
}

interface Base {
  amount: Paise
  isRoom: boolean
}

/**
 * What the discounts take off each charge, before tax, and what each discount takes off each of them. A percentage is
 * taken from what the discounts before it have left; an amount is divided in proportion to it, to the paisa. No charge
 * becomes negative, and a discount with a limit stays within it, also when charges were deleted since it was given.
 */
export const discountEach = <Charge extends Base, Discount extends DiscountTerms>(
  charges: Charge[],
  discounts: Discount[],
  isFor: (discount: Discount, charge: Charge) => boolean = () => true,
) => {
  const off = charges.map(() => zero)
  const taken = discounts.map((discount) => {
    const gross = charges.map((charge) =>
      (charge.isRoom || discount.applies_to === 'all') && isFor(discount, charge) ? charge.amount : zero,
    )
    const left = gross.map((amount, index) => (amount === 0 ? zero : minus(amount, off[index] ?? zero)))
    const wanted = discount.amount === null ? percentOf(left, discount.percent ?? 0) : divided(discount.amount, left)
    const most = mostOf(discount, gross, left)
    const amounts = most === null || sumOf(wanted) <= most ? wanted : divided(most, left)
    for (const [index, amount] of amounts.entries()) off[index] = plus(off[index] ?? zero, amount)
    return amounts
  })
  return { off, taken }
}

/** What a discount can take within its limit; null without one. Each charge may be rounded up. */
const mostOf = ({ at_most_percent }: DiscountTerms, gross: Paise[], left: Paise[]) => {
  if (at_most_percent === null) return null
  const whole = sumOf(gross)
  const limit = larger(portion(whole, at_most_percent, 10_000), sumOf(percentOf(gross, at_most_percent)))
  return larger(zero, minus(limit, minus(whole, sumOf(left))))
}

const percentOf = (amounts: Paise[], percent: number) => amounts.map((amount) => portion(amount, percent, 10_000))

/** Each share is the difference of two rounded sums, so that the shares add up. */
const divided = (discount: Paise, amounts: Paise[]) => {
  const whole = sumOf(amounts)
  const total = smaller(discount, whole)
  let sum = zero
  let given = zero
  return amounts.map((amount) => {
    if (whole === 0) return zero
    sum = plus(sum, amount)
    const share = minus(portion(total, sum, whole), given)
    given = plus(given, share)
    return share
  })
}
