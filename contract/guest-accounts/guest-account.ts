import { NewPassword } from '#contract/auth/account.ts'
import { Instant } from '#contract/kit/time/calendar-date.ts'
import { z } from '#contract/kit/z.ts'

/** Whether a guest can use the guest area. */
export const GuestAccount = z.object({
  state: z.enum(['none', 'invited', 'active', 'disabled']),
  /** The email address for signing in; null without an account. */
  email: z.string().nullable(),
  /** The open invitation, if any. */
  invitation: z.object({ email: z.string(), invited_at: Instant, expires_at: Instant }).nullable(),
  last_seen_at: Instant.nullable(),
})
export type GuestAccount = z.infer<typeof GuestAccount>

export const InvitationToken = z.object({ token: z.string().min(1, 'Open the link from the email again').max(100) })

export const InvitationAnswer = InvitationToken.extend({ password: NewPassword })
export type InvitationAnswer = z.infer<typeof InvitationAnswer>
