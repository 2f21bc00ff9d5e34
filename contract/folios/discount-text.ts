import { formatRupees, type Paise, zero } from '#contract/kit/money.ts'
import { formatPercent } from '#contract/kit/percent.ts'

interface Terms {
  percent: number | null
  amount: Paise | null
}

/** 10 % on rooms, or ₹500.00. */
export const discountText = ({ percent, amount }: Terms, appliesTo: 'rooms' | 'all') =>
  `${percent === null ? formatRupees(amount ?? zero) : formatPercent(percent)}${appliesTo === 'rooms' ? ' on rooms' : ''}`
