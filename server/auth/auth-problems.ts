import { authMessages } from '#contract/auth/auth-messages.ts'
import { authReplies } from '#contract/auth/auth-replies.ts'
import { Problem } from '#contract/kit/problem.ts'
import type { ConstraintProblems } from '#server/kit/http/error-handler.ts'

export const authProblems = {
  wrongCredentials: () => new Problem(401, 'wrong_credentials', authMessages.wrongCredentials),
  tooManyTries: (minutes: number) => new Problem(429, 'too_many_tries', authReplies.tooManyTries(minutes)),
  linkUsed: () => new Problem(409, 'link_used', authMessages.linkUsed),
  wrongPassword: () =>
    new Problem(422, 'wrong_password', authReplies.wrongPassword, { current_password: [authReplies.wrongPassword] }),
  weakPassword: (message: string) => new Problem(422, 'weak_password', message, { password: [message] }),
  emailTaken: () => new Problem(409, 'email_taken', authReplies.emailTaken, { email: [authReplies.emailTaken] }),
}

export const authConstraints: ConstraintProblems = { account_email_key: authProblems.emailTaken }
