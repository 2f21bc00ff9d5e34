import { itemMessages as say } from '#contract/items/item-messages.ts'
import { Problem } from '#contract/kit/problem.ts'
import type { ConstraintProblems } from '#server/kit/http/error-handler.ts'

export const itemProblems = {
  nameTaken: () => new Problem(409, 'item_name_taken', say.nameTaken, { name: [say.nameTaken] }),
  categoryMissing: () =>
    new Problem(422, 'item_category_missing', say.categoryMissing, { category_id: [say.categoryMissing] }),
}

export const itemConstraints: ConstraintProblems = {
  item_name_key: itemProblems.nameTaken,
  item_category_id_fkey: itemProblems.categoryMissing,
}
