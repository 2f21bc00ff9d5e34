import { itemCategoryMessages as say } from '#contract/item-categories/item-category-messages.ts'
import { Problem } from '#contract/kit/problem.ts'
import type { ConstraintProblems } from '#server/kit/http/error-handler.ts'

export const itemCategoryProblems = {
  nameTaken: () => new Problem(409, 'item_category_name_taken', say.nameTaken, { name: [say.nameTaken] }),
  hasItems: (items: number) => new Problem(409, 'item_category_has_items', say.hasItems(items)),
}

export const itemCategoryConstraints: ConstraintProblems = { item_category_name_key: itemCategoryProblems.nameTaken }
