import { Problem } from '#contract/kit/problem.ts'
import { staffMessages as say } from '#contract/staff/staff-messages.ts'

export const staffProblems = {
  missing: () => new Problem(404, 'not_found', say.missing),
  lastAdmin: () => new Problem(409, 'last_admin', say.lastAdmin),
  isDisabled: () => new Problem(409, 'account_disabled', say.isDisabled),
}
