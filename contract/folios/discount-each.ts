import { minus, type Paise, plus, portion, smaller, sumOf, zero } from '#contract/kit/money.ts'

export interface DiscountTerms {
  /** Hundredths of a percent; null for an amount. */
  percent: number | null
  /** Before tax; null for a percentage. */
  amount: Paise | null
  applies_to: 'rooms' | 'all'
}

interface Base {
  amount: Paise
  isRoom: boolean
}

/**
 * What the discounts take off each charge, before tax, and how much each discount takes off in all. A percentage is taken
 * from what the discounts before it have left; an amount is divided in proportion to it, to the paisa. No charge becomes
 * negative.
 */
export const discountEach = (charges: Base[], discounts: DiscountTerms[]) => {
  const off = charges.map(() => zero)
  const given = discounts.map((discount) => {
    const left = charges.map(({ amount, isRoom }, index) =>
      isRoom || discount.applies_to === 'all' ? minus(amount, off[index] ?? zero) : zero,
    )
    const taken = discount.amount === null ? percentOf(left, discount.percent ?? 0) : divided(discount.amount, left)
    for (const [index, amount] of taken.entries()) off[index] = plus(off[index] ?? zero, amount)
    return sumOf(taken)
  })
  return { off, given }
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
