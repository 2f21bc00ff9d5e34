import type { AuditEntry } from '#contract/audit/audit.ts'
import { limitText, Permission, permissionLabel } from '#contract/kit/permission.ts'

/** A permission that a role gets or loses: `Manager may: Give discounts (up to 10 %)`. */
export const permissionText = ({ action, before, after, names }: AuditEntry) => {
  const row = after ?? before
  const role = names[`role_id ${row?.role_id}`]
  const name = Permission.safeParse(row?.permission)
  if (!row || !role || !name.success) return undefined
  const limit = typeof row.up_to === 'number' ? ` (up to ${limitText(name.data, row.up_to)})` : ''
  return `${role} ${action === 'delete' ? 'may no longer' : 'may'}: ${permissionLabel(name.data)}${limit}`
}
