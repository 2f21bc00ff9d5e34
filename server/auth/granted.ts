import { sql } from 'kysely'
import { allPermissions, type Granted, type Permission, withIncluded } from '#contract/kit/permission.ts'

/** The permissions of a role with their limits, as one value. */
export const permissionsOf = (roleId: string) =>
  sql<Record<string, number | null>>`(select coalesce(json_object_agg(permission, up_to), '{}') from role_permission
    where role_permission.role_id = ${sql.ref(roleId)})`

const isKnown = (name: string): name is Permission => (allPermissions as string[]).includes(name)

const everything: Granted = Object.fromEntries(allPermissions.map((name) => [name, null]))

/** What an owner may do, for work that the program does by itself. */
export const ownerPermissions = {
  role_name: 'Owner',
  granted: everything,
  must_set_up_second_factor: false,
  approvals: [],
}

/** What a role allows. Owners may do everything; a permission of another version of the program is left out. */
export const grantedBy = (isOwner: boolean, stored: Record<string, number | null>): Granted => {
  if (isOwner) return everything
  const names = withIncluded(Object.keys(stored).filter(isKnown))
  return Object.fromEntries([...names].map((name) => [name, stored[name] ?? null]))
}
