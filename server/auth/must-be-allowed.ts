import { mayUpTo, type Permission } from '#contract/kit/permission.ts'
import type { Actor } from '#server/kit/actor.ts'
import { permissionProblems } from '#server/kit/http/permission-problems.ts'

/**
 * Refuses what the person's role does not allow: the permission is missing, or its limit in percent or paise is lower
 * than wanted. A colleague may approve it. Without a person the program acts by itself.
 */
export const mustBeAllowed = (user: Actor | undefined, name: Permission, wanted = 0) => {
  if (user && !mayUpTo(user.granted, name, wanted)) throw permissionProblems.approvalNeeded(user, name)
}
