import type { Rule } from '#contract/taxes/calculate-tax.ts'
import type { CategoryWithRates } from '#contract/taxes/indian-gst.ts'

/** The rates for calculating a bill without a database, which would give the categories their ids. */
export const rulesOf = (categories: CategoryWithRates[]): Rule[] =>
  categories.flatMap(({ name, builtin, rates }, index) =>
    rates.map((rate) => ({ ...rate, tax_category_id: index + 1, tax_category: { name, builtin } })),
  )
