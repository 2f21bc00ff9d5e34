import { limitText, type Permission, permissionLabel, withIncluded } from '#contract/kit/permission.ts'
import type { Role } from '#contract/roles/role.ts'

/** The chosen permission that includes another one; undefined if none does. */
export const includedBy = (name: Permission, chosen: Permission[]) =>
  chosen.find((other) => other !== name && withIncluded([other]).has(name))

/** The permissions of a role that no other includes, with their limits. */
export const mainPermissions = ({ is_owner, permissions }: Pick<Role, 'is_owner' | 'permissions'>) => {
  if (is_owner) return 'Everything'
  const names = permissions.map(({ permission }) => permission)
  return permissions
    .filter(({ permission }) => !includedBy(permission, names))
    .map(({ permission, up_to }) => {
      const label = permissionLabel(permission)
      return up_to === null ? label : `${label} up to ${limitText(permission, up_to)}`
    })
    .join(' · ')
}
