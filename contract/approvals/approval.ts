import { Permission } from '#contract/kit/permission.ts'
import { requiredText } from '#contract/kit/text.ts'
import { z } from '#contract/kit/z.ts'

/** A colleague allows one request of the signed-in person, by entering their own password. */
export const ApprovalDraft = z.object({
  email: requiredText(254, 'Email is required'),
  password: z.string().min(1, 'Password is required').max(200, 'At most 200 characters are allowed'),
  permission: Permission,
})
export type ApprovalDraft = z.infer<typeof ApprovalDraft>
