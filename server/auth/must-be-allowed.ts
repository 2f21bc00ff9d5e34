import { isApprovable, mayUpTo, type Permission } from '#contract/kit/permission.ts'
import type { Actor } from '#server/kit/actor.ts'
import { permissionProblems } from '#server/kit/http/permission-problems.ts'

/**
 * Refuses what the person's role does not allow: the permission is missing, or its limit in percent or paise is lower
 * than wanted. A colleague's approval is used up only where it is needed. Without a person the program acts by itself.
 * `advice` is the sentence for a person without the permission, if there is another way. Returns the limit that allowed
 * it, or null.
 */
export const mustBeAllowed = async (user: Actor | undefined, name: Permission, wanted = 0, advice?: string) => {
  if (!user) return null
  if (mayUpTo(user.granted, name, wanted)) return user.granted[name] ?? null
  const enough = user.approvals.find(
    ({ permission, up_to }) => permission === name && (up_to === null || wanted <= up_to),
  )
  if (enough) {
    await enough.use()
    return enough.up_to
  }
  throw isApprovable(name)
    ? permissionProblems.approvalNeeded(user, name, wanted, advice)
    : permissionProblems.notAllowed(name)
}
