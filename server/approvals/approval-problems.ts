import { approvalMessages as say } from '#contract/approvals/approval-messages.ts'
import type { Permission } from '#contract/kit/permission.ts'
import { Problem } from '#contract/kit/problem.ts'

/** Not 401: the session of the person who asks goes on. */
export const approvalProblems = {
  wrongCredentials: () =>
    new Problem(422, 'wrong_credentials', say.wrongCredentials, { password: [say.wrongCredentials] }),
  /** After the right password. */
  codeNeeded: () => new Problem(422, 'code_needed', say.codeNeeded, { code: [say.codeNeeded] }),
  approverMustSetUp: () =>
    new Problem(422, 'approver_lacks_second_factor', say.approverMustSetUp, { email: [say.approverMustSetUp] }),
  notOneself: () => new Problem(422, 'own_approval', say.notOneself, { email: [say.notOneself] }),
  approverLacks: (permission: Permission) =>
    new Problem(422, 'approver_lacks_permission', say.approverLacks(permission), {
      email: [say.approverLacks(permission)],
    }),
}
