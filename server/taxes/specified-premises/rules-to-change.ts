import type { CalendarDate } from '#contract/kit/time/calendar-date.ts'
import { premisesRuleOn } from '#contract/taxes/specified-premises/premises-rule.ts'
import type { TaxRule } from '#contract/taxes/tax-rule.ts'

/** The rates of restaurant services that are the usual ones on a day, for a hotel that is specified premises then. */
export const rulesToChange = (rules: TaxRule[], day: CalendarDate) => {
  const law = premisesRuleOn(day)
  if (!law) return []
  return rules
    .filter(({ valid_from, valid_to }) => valid_from <= day && (valid_to === null || day <= valid_to))
    .filter(({ rate }) => rate === law.usual_rate)
    .filter(({ sac, tax_category }) => tax_category.builtin === 'food' || sac.startsWith(law.sac))
    .map((rule) => ({ rule, new_rate: law.specified_rate }))
}
