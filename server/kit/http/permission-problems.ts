import { kitMessages } from '#contract/kit/kit-messages.ts'
import { kitReplies } from '#contract/kit/kit-replies.ts'
import type { Permission } from '#contract/kit/permission.ts'
import { permissionMessages as say } from '#contract/kit/permission-messages.ts'
import { Problem } from '#contract/kit/problem.ts'
import type { Actor } from '#server/kit/actor.ts'

export const permissionProblems = {
  notSignedIn: () => new Problem(401, 'not_signed_in', kitMessages.signInFirst),
  noGuest: () => new Problem(403, 'no_guest', kitReplies.noGuest),
  secondFactorNeeded: () => new Problem(403, 'second_factor_needed', kitReplies.secondFactorFirst),
  /** The endpoint needs a permission that the role lacks, or is for the other kind of account. */
  notAllowed: (permission: Permission | undefined) => {
    const message = permission ? say.notAllowed(permission) : kitReplies.notForYou
    return new Problem(403, 'not_allowed', message, undefined, permission)
  },
  /** This request goes beyond the role, or beyond that of the colleague who approved it. */
  approvalNeeded: ({ granted, approvals }: Actor, permission: Permission, wanted: number, advice?: string) => {
    const approved = approvals.findLast((approval) => approval.permission === permission)
    const limit = approved ? approved.up_to : granted[permission]
    const message =
      typeof limit === 'number'
        ? say.aboveLimit(permission, limit, wanted, approved !== undefined)
        : (advice ?? say.approvalNeeded(permission))
    return new Problem(403, 'approval_needed', message, undefined, permission)
  },
  approvalUsed: () => new Problem(403, 'approval_used', say.approvalUsed),
}
