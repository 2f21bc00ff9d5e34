import { permissionMessages as say } from '#contract/kit/approval.ts'
import { mayUpTo, type Permission } from '#contract/kit/permission.ts'
import { Problem } from '#contract/kit/problem.ts'
import type { Actor } from '#server/kit/actor.ts'

/**
 * Refuses what the person's role does not allow: the permission is missing, or its limit in percent or paise is lower
 * than wanted. A colleague may approve it. Without a person the program acts by itself.
 */
export const mustBeAllowed = (user: Actor | undefined, name: Permission, wanted = 0) => {
  if (!user || mayUpTo(user.granted, name, wanted)) return
  const limit = user.granted[name]
  const message =
    typeof limit === 'number' ? say.aboveLimit(name, limit, user.approved_by !== null) : say.approvalNeeded(name)
  throw new Problem(403, 'approval_needed', message, undefined, name)
}
