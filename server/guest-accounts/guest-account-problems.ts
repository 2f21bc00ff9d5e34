import { guestAccountMessages as say } from '#contract/guest-accounts/guest-account-messages.ts'
import { Problem } from '#contract/kit/problem.ts'
import { authProblems } from '#server/auth/auth-problems.ts'
import type { ConstraintProblems } from '#server/kit/http/error-handler.ts'

const refuse = (code: string, message: string) => new Problem(409, code, message)

export const guestAccountProblems = {
  noEmail: () => refuse('guest_without_email', say.noEmail),
  ofStaff: () => refuse('email_of_staff', say.ofStaff),
  ofAnotherGuest: () => refuse('email_of_another_guest', say.ofAnotherGuest),
  hasAccount: () => refuse('guest_has_account', say.hasAccount),
  nothingToWithdraw: () => refuse('nothing_to_withdraw', say.nothingToWithdraw),
  linkUsed: () => refuse('link_used', say.linkUsed),
}

export const guestAccountConstraints: ConstraintProblems = { account_guest_id_key: authProblems.emailTaken }
