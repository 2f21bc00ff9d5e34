import { Problem } from '#contract/kit/problem.ts'
import { staffMessages as say } from '#contract/staff/staff-messages.ts'
import type { ConstraintProblems } from '#server/kit/http/error-handler.ts'

export const staffProblems = {
  missing: () => new Problem(404, 'not_found', say.missing),
  lastOwner: () => new Problem(409, 'last_owner', say.lastOwner),
  roleMissing: () => new Problem(422, 'role_missing', say.roleMissing, { role_id: [say.roleMissing] }),
  isDisabled: () => new Problem(409, 'account_disabled', say.isDisabled),
}

/** The role was deleted while somebody chose it. */
export const staffConstraints: ConstraintProblems = { account_role_id_fkey: staffProblems.roleMissing }
