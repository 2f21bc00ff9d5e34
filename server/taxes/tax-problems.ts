import { Problem } from '#contract/kit/problem.ts'
import { taxMessages as say } from '#contract/taxes/tax-messages.ts'
import type { ConstraintProblems } from '#server/kit/http/error-handler.ts'

export const taxProblems = {
  missing: () => new Problem(404, 'not_found', say.missing),
  overlap: () => new Problem(409, 'tax_rules_overlap', say.overlap, { valid_from: [say.overlap] }),
}

export const taxConstraints: ConstraintProblems = { tax_rule_overlap_excl: taxProblems.overlap }
