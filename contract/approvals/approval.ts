import { approvablePermissions } from '#contract/kit/permission.ts'
import { requiredText, text } from '#contract/kit/text.ts'
import { z } from '#contract/kit/z.ts'

/** A colleague allows one request of the signed-in person, by entering their own password. */
export const ApprovalDraft = z.object({
  email: requiredText(254, 'Email is required'),
  password: z.string().min(1, 'Password is required').max(200, 'At most 200 characters are allowed'),
  /** Of the colleague's second factor, if the colleague has one. */
  code: text(40).default(''),
  permission: z.enum(approvablePermissions),
  /** The request as its refusal names it; the approval is good for no other. */
  request: z.string().regex(/^[0-9a-f]{64}$/),
})
export type ApprovalDraft = z.infer<typeof ApprovalDraft>
