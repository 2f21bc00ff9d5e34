import { Problem } from '#contract/kit/problem.ts'
import { taxCategoryMessages as say } from '#contract/taxes/tax-category-messages.ts'
import type { ConstraintProblems } from '#server/kit/http/error-handler.ts'

export const taxCategoryProblems = {
  nameTaken: () => new Problem(409, 'tax_category_name_taken', say.nameTaken, { name: [say.nameTaken] }),
  missing: () => new Problem(422, 'tax_category_missing', say.missing, { tax_category_id: [say.missing] }),
  noRates: () => new Problem(422, 'tax_category_without_rates', say.noRates, { tax_category_id: [say.noRates] }),
  builtin: () => new Problem(409, 'tax_category_builtin', say.builtin),
  builtinTaxable: () =>
    new Problem(422, 'tax_category_builtin', say.builtinTaxable, { treatment: [say.builtinTaxable] }),
  hasItems: (items: number) => new Problem(409, 'tax_category_has_items', say.hasItems(items)),
  isOrdered: () => new Problem(409, 'tax_category_ordered', say.isOrdered),
}

export const taxCategoryConstraints: ConstraintProblems = {
  tax_category_name_key: taxCategoryProblems.nameTaken,
  tax_category_builtin_check: taxCategoryProblems.builtinTaxable,
  tax_rule_tax_category_id_fkey: taxCategoryProblems.missing,
  item_tax_category_id_fkey: taxCategoryProblems.missing,
}
