import { secondFactorMessages as say } from '#contract/auth/second-factor/second-factor-messages.ts'
import { Problem } from '#contract/kit/problem.ts'
import type { ConstraintProblems } from '#server/kit/http/error-handler.ts'

export const secondFactorProblems = {
  /** At sign-in, after the right password. */
  codeNeeded: () => new Problem(401, 'code_needed', say.codeNeeded),
  /** 401 at sign-in, 422 in a form of somebody who is signed in. */
  wrongCode: (status: 401 | 422) => new Problem(status, 'wrong_code', say.wrongCode, { code: [say.wrongCode] }),
  /** The password was left out, and the session is not a new one. */
  passwordNeeded: () =>
    new Problem(422, 'password_needed', say.passwordNeeded, { current_password: [say.passwordNeeded] }),
  notStarted: () => new Problem(409, 'second_factor_not_started', say.notStarted),
  alreadySetUp: () => new Problem(409, 'second_factor_already_set_up', say.alreadySetUp),
  notSetUp: () => new Problem(409, 'second_factor_not_set_up', say.notSetUp),
  resetOwn: () => new Problem(409, 'own_second_factor', say.resetOwn),
  hasNone: () => new Problem(409, 'second_factor_not_set_up', say.hasNone),
}

export const secondFactorConstraints: ConstraintProblems = { second_factor_pkey: secondFactorProblems.alreadySetUp }
