import { Problem } from '#contract/kit/problem.ts'
import { premisesMessages as say } from '#contract/taxes/specified-premises/premises-messages.ts'
import type { ConstraintProblems } from '#server/kit/http/error-handler.ts'

export const premisesProblems = {
  asks: (...about: Parameters<typeof say.question>) => new Problem(409, 'specified_premises', say.question(...about)),
  missing: () => new Problem(404, 'not_found', say.missing),
  notSpecified: () => new Problem(409, 'not_specified', say.notSpecified),
  notFirstDay: (...since: Parameters<typeof say.notFirstDay>) => {
    const message = say.notFirstDay(...since)
    return new Problem(422, 'invalid', message, { from: [message] })
  },
  nothingToChange: () => new Problem(409, 'nothing_to_change', say.nothingToChange),
}

export const premisesConstraints: ConstraintProblems = {
  premises_declaration_overlap_excl: () => new Problem(409, 'overlap', say.overlap, { valid_from: [say.overlap] }),
}
