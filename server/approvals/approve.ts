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
import { type FoundAccount, findAccountByEmail } from '#server/auth/account-store.ts'
import { grantedBy } from '#server/auth/granted.ts'
import { isPassword } from '#server/auth/password.ts'
import { passSecondFactor } from '#server/auth/second-factor/accept-code.ts'
import { getSecret } from '#server/auth/second-factor/second-factor-store.ts'
import { accountKey, countedTry } from '#server/auth/sign-in-throttle.ts'
import type { Db } from '#server/db/connect.ts'
import type { Actor, Approval } from '#server/kit/actor.ts'
import { permissionProblems } from '#server/kit/http/permission-problems.ts'
import { newToken } from '#server/kit/secret.ts'
import type { Services } from '#server/kit/services.ts'

/**
 * Wrong passwords and codes count for the person who asks and the colleague together, so that one person's tries don't
 * stop the colleague from approving at other desks. The limit for the colleague alone is for guesses with many accounts.
 */
const triesOf = (askedBy: number, email: string) => {
  const colleague = accountKey('approval', email)
  return [
    { key: `approval asked by ${askedBy}`, limit: { tries: 20, minutes: 15 }, isOwn: false },
    { key: `${colleague} asked by ${askedBy}`, limit: { tries: 5, minutes: 15 }, isOwn: true },
    { key: colleague, limit: { tries: 100, minutes: 60 }, isOwn: false },
  ]
}

/** Why a colleague with the right password can't approve it, or not yet. */
const refusalOf = async (db: Db, user: Actor, account: FoundAccount, { permission, code }: ApprovalDraft) => {
  if (account.id === user.account_id) return approvalProblems.notOneself()
  const granted = grantedBy(account.is_owner === true, account.permissions)
  if (!mayUpTo(granted, permission, 0)) return approvalProblems.approverLacks(permission)
  if (account.must_set_up_second_factor) return approvalProblems.approverMustSetUp()
  if (code === '' && (await getSecret(db, account.id)) !== undefined) return approvalProblems.codeNeeded()
  return undefined
}

/** A colleague enters their own password, with a code if they have a second factor, and allows one request of the user. */
export const approve = async ({ db, clock }: Services, user: Actor, draft: ApprovalDraft) => {
  const { email, password, code, permission, request } = draft
  const now = clock.now()
  const account = await findAccountByEmail(db, email)
  const { succeeded, takeBack } = await countedTry(db, now, triesOf(user.account_id, email))
  const isRight = await isPassword(account?.password_hash, password)
  if (!account || !isRight || account.role !== 'admin') throw approvalProblems.wrongCredentials()
  const refusal = await refusalOf(db, user, account, draft)
  if (refusal) {
    await takeBack()
    throw refusal
  }
  const factor = await passSecondFactor(db, now, account.id, code, 422)
  await succeeded()
  const token = newToken()
  const people = { asked_by: user.account_id, approved_by: account.id, with_second_factor: factor !== undefined }
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
