import { authMessages } from '#contract/auth/auth-messages.ts'
import { Problem } from '#contract/kit/problem.ts'
import type { ConstraintProblems } from '#server/kit/http/error-handler.ts'

export const authProblems = {
  wrongCredentials: () => new Problem(401, 'wrong_credentials', authMessages.wrongCredentials),
  tooManyTries: (minutes: number) => new Problem(429, 'too_many_tries', authMessages.tooManyTries(minutes)),
  linkUsed: () => new Problem(409, 'link_used', authMessages.linkUsed),
  wrongPassword: () =>
    new Problem(422, 'wrong_password', authMessages.wrongPassword, { current_password: [authMessages.wrongPassword] }),
  weakPassword: (message: string) => new Problem(422, 'weak_password', message, { password: [message] }),
  emailTaken: () => new Problem(409, 'email_taken', authMessages.emailTaken, { email: [authMessages.emailTaken] }),
}

export const authConstraints: ConstraintProblems = { account_email_key: authProblems.emailTaken }
