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
 * What the discounts take off each charge, before tax, and what each discount takes off each of them. A percentage is
 * taken from what the discounts before it have left; an amount is divided in proportion to it, to the paisa. No charge
 * becomes negative.
 */
export const discountEach = <Charge extends Base, Discount extends DiscountTerms>(
  charges: Charge[],
  discounts: Discount[],
  isFor: (discount: Discount, charge: Charge) => boolean = () => true,
) => {
  const off = charges.map(() => zero)
  const taken = discounts.map((discount) => {
    const left = charges.map((charge, index) =>
      (charge.isRoom || discount.applies_to === 'all') && isFor(discount, charge)
        ? minus(charge.amount, off[index] ?? zero)
        : zero,
    )
    const amounts = discount.amount === null ? percentOf(left, discount.percent ?? 0) : divided(discount.amount, left)
    for (const [index, amount] of amounts.entries()) off[index] = plus(off[index] ?? zero, amount)
    return amounts
  })
  return { off, taken }
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
