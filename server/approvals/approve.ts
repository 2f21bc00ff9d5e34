import type { ApprovalDraft } from '#contract/approvals/approval.ts'
import { mayUpTo } from '#contract/kit/permission.ts'
import { approvalProblems } from '#server/approvals/approval-problems.ts'
import { findApproval, insertApproval } from '#server/approvals/approval-store.ts'
import { findAccountByEmail } from '#server/auth/account-store.ts'
import { grantedBy } from '#server/auth/granted.ts'
import { isPassword } from '#server/auth/password.ts'
import { signInLimits } from '#server/auth/sign-in.ts'
import { throttled } from '#server/auth/sign-in-throttle.ts'
import type { Actor } from '#server/kit/actor.ts'
import { newToken } from '#server/kit/secret.ts'
import type { Services } from '#server/kit/services.ts'

/** A colleague enters their own password, and allows one request of the user. */
export const approve = async (
  { db, clock }: Services,
  user: Actor,
  address: string,
  { email, password, permission }: ApprovalDraft,
) => {
  const now = clock.now()
  const account = await findAccountByEmail(db, email)
  const { succeeded } = await throttled(db, now, 'approval', { email, address, knownDevice: '' }, signInLimits)
  const isRight = await isPassword(account?.password_hash, password)
  if (!account || !isRight || account.role !== 'admin') throw approvalProblems.wrongCredentials()
  await succeeded()
  if (account.id === user.account_id) throw approvalProblems.notOneself()
  const granted = grantedBy(account.is_owner === true, account.permissions)
  if (!mayUpTo(granted, permission, 0)) throw approvalProblems.approverLacks(permission)
  const token = newToken()
  await insertApproval(db, now, { token, permission, asked_by: user.account_id, approved_by: account.id })
  return { token, name: account.name }
}

/** The user with what a colleague has approved, at the colleague's limit. */
export const withApproval = async ({ db, clock }: Services, user: Actor, token: string): Promise<Actor> => {
  const approval = await findApproval(db, clock.now(), token, user.account_id)
  if (!approval) return user
  const { id, approved_by, permission, limit } = approval
  const own = user.granted[permission]
  const highest = own === null || limit === null ? null : Math.max(own ?? 0, limit)
  return { ...user, granted: { ...user.granted, [permission]: highest }, approved_by, approval_id: id }
}
