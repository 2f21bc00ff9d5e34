import type { CategoryWithRates } from '#contract/taxes/indian-gst.ts'
import type { Db } from '#server/db/connect.ts'
import { findTaxCategory, insertTaxCategory } from '#server/taxes/tax-category-store.ts'
import { insertTaxRules } from '#server/taxes/tax-store.ts'

/**
 * Adds the missing categories, with rates for these and the built-in ones. A category of the same name that the hotel
 * added itself is not changed.
 */
export const installTaxCategories = async (db: Db, categories: CategoryWithRates[]) => {
  const drafts = []
  for (const { builtin, name, treatment, rates } of categories) {
    const found = await findTaxCategory(db, { builtin, name })
    if (found !== undefined && builtin === null) continue
    const tax_category_id = found ?? (await insertTaxCategory(db, { name, treatment })).id
    drafts.push(...rates.map((rate) => ({ ...rate, tax_category_id })))
  }
  return insertTaxRules(db, drafts)
}
