import type { ApprovalDraft } from '#contract/approvals/approval.ts'
import { mayUpTo } from '#contract/kit/permission.ts'
import { approvalProblems } from '#server/approvals/approval-problems.ts'
import {
  type FoundApproval,
  findApproval,
  insertApproval,
  markUsed,
  setApprover,
} from '#server/approvals/approval-store.ts'
import { findAccountByEmail } from '#server/auth/account-store.ts'
import { grantedBy } from '#server/auth/granted.ts'
import { isPassword } from '#server/auth/password.ts'
import { signInLimits } from '#server/auth/sign-in.ts'
import { throttled } from '#server/auth/sign-in-throttle.ts'
import type { Db } from '#server/db/connect.ts'
import type { Actor, Approval } from '#server/kit/actor.ts'
import { permissionProblems } from '#server/kit/http/permission-problems.ts'
import { newToken } from '#server/kit/secret.ts'
import type { Services } from '#server/kit/services.ts'

/** A colleague enters their own password, and allows one request of the user. */
export const approve = async (
  { db, clock }: Services,
  user: Actor,
  address: string,
  { email, password, permission, request }: ApprovalDraft,
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
  const people = { asked_by: user.account_id, approved_by: account.id }
  await insertApproval(db, now, { token, permission, request_hash: Buffer.from(request, 'hex'), ...people })
  return { token, name: account.name }
}

// A request needs two at most: for a low price, and for taking the advance.
const mostTokens = 5

/** What colleagues have approved of a request of the user, each at the colleague's own limit. */
export const findApprovals = async (db: Db, now: Date, user: Actor, tokens: string[], request: Buffer) => {
  const approvals: Approval[] = []
  for (const token of tokens.slice(0, mostTokens)) {
    const found = await findApproval(db, now, token, user.account_id, request)
    if (found) approvals.push(usable(db, now, found))
  }
  return approvals
}

const usable = (db: Db, now: Date, { id, approved_by, permission, limit }: FoundApproval): Approval => {
  let isUsed = false
  const use = async () => {
    if (isUsed) return
    if (!(await markUsed(db, now, id))) throw permissionProblems.approvalUsed()
    await setApprover(db, approved_by)
    isUsed = true
  }
  return { permission, up_to: limit, use }
}
