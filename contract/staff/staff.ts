import { Email } from '#contract/auth/account.ts'
import { Id } from '#contract/kit/id.ts'
import { listQuery } from '#contract/kit/paging.ts'
import { Slug } from '#contract/kit/slug-endpoints.ts'
import { requiredText } from '#contract/kit/text.ts'
import { Instant } from '#contract/kit/time/calendar-date.ts'
import { Version } from '#contract/kit/version.ts'
import { z } from '#contract/kit/z.ts'
import { staffMessages as say } from '#contract/staff/staff-messages.ts'

export const StaffDraft = z.object({ name: requiredText(100, say.nameRequired), email: Email, role_id: Id })
export type StaffDraft = z.infer<typeof StaffDraft>

export const StaffEdit = StaffDraft.extend({ is_active: z.boolean(), version: Version })
export type StaffEdit = z.infer<typeof StaffEdit>

export const Staff = z.object({
  id: Id,
  slug: Slug,
  name: z.string(),
  email: z.string(),
  role_id: Id,
  role_name: z.string(),
  is_active: z.boolean(),
  has_second_factor: z.boolean(),
  created_at: Instant,
  last_seen_at: Instant.nullable(),
  version: z.int(),
})
export type Staff = z.infer<typeof Staff>

export const StaffQuery = listQuery('name', 'email', 'created_at')
export type StaffQuery = z.infer<typeof StaffQuery>
