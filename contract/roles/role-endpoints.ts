import { slugEndpoints } from '#contract/kit/slug-endpoints.ts'
import { Role, RoleDraft, RoleEdit, RoleQuery } from '#contract/roles/role.ts'

export const roleEndpoints = slugEndpoints('/roles', {
  noun: 'role',
  access: { view: 'staff.manage', change: 'staff.manage' },
  row: Role,
  draft: RoleDraft,
  edit: RoleEdit,
  query: RoleQuery,
})
