import type { Granted, Permission } from '#contract/kit/permission.ts'
import { Problem } from '#contract/kit/problem.ts'
import { roleMessages as say } from '#contract/roles/role-messages.ts'
import type { ConstraintProblems } from '#server/kit/http/error-handler.ts'

export const roleProblems = {
  missing: () => new Problem(404, 'not_found', say.missing),
  nameTaken: () => new Problem(409, 'role_name_taken', say.nameTaken, { name: [say.nameTaken] }),
  ownerIsFixed: () => new Problem(409, 'owner_role_is_fixed', say.ownerIsFixed),
  ownSecondFactor: () => new Problem(403, 'own_second_factor', say.ownSecondFactor),
  inUse: (accounts: number) => new Problem(409, 'role_in_use', say.inUse(accounts)),
  beyondOwn: (names: Permission[], own: Granted) =>
    new Problem(403, 'beyond_own_permissions', say.beyondOwn(names, own)),
  roleBeyondOwn: (names: Permission[], own: Granted) =>
    new Problem(403, 'beyond_own_permissions', say.roleBeyondOwn(names, own)),
}

export const roleConstraints: ConstraintProblems = { role_name_key: roleProblems.nameTaken }
