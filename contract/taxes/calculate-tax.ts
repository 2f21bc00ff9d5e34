import { type Paise, portion } from '#contract/kit/money.ts'
import type { CalendarDate } from '#contract/kit/time/calendar-date.ts'
import type { BuiltinTaxCategory } from '#contract/taxes/tax-category.ts'
import type { TaxRule } from '#contract/taxes/tax-rule.ts'

export type Rule = Omit<TaxRule, 'id' | 'slug' | 'version'>

/** A tax category by its id, or a built-in one by its key. */
export type CategoryKey = number | BuiltinTaxCategory

export const isOfCategory = ({ tax_category_id, tax_category }: Rule, category: CategoryKey) =>
  typeof category === 'number' ? tax_category_id === category : tax_category.builtin === category

/** Chooses the tax slab: the rule for this category, value and day. The database refuses a second one. */
export const ruleFor = (rules: Rule[], category: CategoryKey, value: Paise, day: CalendarDate) =>
  rules.find(
    (rule) =>
      isOfCategory(rule, category) &&
      rule.value_from <= value &&
      (rule.value_to === null || value <= rule.value_to) &&
      rule.valid_from <= day &&
      (rule.valid_to === null || day <= rule.valid_to),
  )

/**
 * Half the tax on a line: CGST, and SGST is the same. Each is rounded to a paisa, half a paisa up, so that the two are
 * always equal.
 */
export const halfTax = (amount: Paise, rate: number) => portion(amount, rate, 20_000)
