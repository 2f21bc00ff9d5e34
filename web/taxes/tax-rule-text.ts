import { formatRupees } from '#contract/kit/money.ts'
import { type CalendarDate, formatDay } from '#contract/kit/time/calendar-date.ts'
import type { TaxRule } from '#contract/taxes/tax-rule.ts'

/** Up to ₹7,500.00, from ₹7,500.01, any amount. */
export const valuesText = ({ value_from, value_to }: Pick<TaxRule, 'value_from' | 'value_to'>) => {
  if (value_to === null) return value_from === 0 ? 'Any amount' : `From ${formatRupees(value_from)}`
  return value_from === 0
    ? `Up to ${formatRupees(value_to)}`
    : `${formatRupees(value_from)} to ${formatRupees(value_to)}`
}

export const daysText = ({ valid_from, valid_to }: Pick<TaxRule, 'valid_from' | 'valid_to'>) =>
  valid_to === null ? `Since ${formatDay(valid_from)}` : `${formatDay(valid_from)} to ${formatDay(valid_to)}`

export const isInForce = ({ valid_from, valid_to }: Pick<TaxRule, 'valid_from' | 'valid_to'>, today: CalendarDate) =>
  valid_from <= today && (valid_to === null || today <= valid_to)
