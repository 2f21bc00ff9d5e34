import {
  limitText,
  type Permission,
  permissionGroups,
  permissionLabel,
  withIncluded,
} from '#contract/kit/permission.ts'
import type { Role } from '#contract/roles/role.ts'

/** The chosen permission that includes another one; undefined if none does. */
export const includedBy = (name: Permission, chosen: Permission[]) =>
  chosen.find((other) => other !== name && withIncluded([other]).has(name))

/**
 * The permissions of a role with their limits, in the order of the form. Of each part of the hotel, those are left out
 * that another one of the same part includes.
 */
export const mainPermissions = ({ is_owner, permissions }: Pick<Role, 'is_owner' | 'permissions'>) => {
  if (is_owner) return 'Everything'
  const limits = new Map(permissions.map(({ permission, up_to }) => [permission, up_to]))
  return Object.values(permissionGroups)
    .flatMap((group) => {
      const names = (Object.keys(group) as Permission[]).filter((name) => limits.has(name))
      return names.filter((name) => !includedBy(name, names))
    })
    .map((name) => {
      const limit = limits.get(name) ?? null
      return limit === null ? permissionLabel(name) : `${permissionLabel(name)} up to ${limitText(name, limit)}`
    })
    .join(' · ')
}
