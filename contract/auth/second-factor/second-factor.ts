import { requiredText } from '#contract/kit/text.ts'
import { Instant } from '#contract/kit/time/calendar-date.ts'
import { z } from '#contract/kit/z.ts'

/** Six digits of an authenticator app, or a recovery code. Spaces and dashes are ignored. */
const Code = requiredText(40, 'Code is required')

const CurrentPassword = z.string().min(1, 'Current password is required').max(200)

/** Empty for a person who has just signed in and has to set up a second factor. */
export const SecondFactorStart = z.object({ current_password: z.string().max(200).default('') })

export const SecondFactorConfirmation = z.object({ code: Code })

/** Both factors, for turning it off and for new recovery codes. */
export const BothFactors = z.object({ current_password: CurrentPassword, code: Code })
export type BothFactors = z.infer<typeof BothFactors>

export const SecondFactor = z.object({
  /** The role of the person asks for it. */
  is_needed: z.boolean(),
  /** Null if there is none. */
  set_up_at: Instant.nullable(),
  recovery_codes_left: z.int(),
})
export type SecondFactor = z.infer<typeof SecondFactor>

/** For the authenticator app. It is shown until the first code is confirmed, and never again. */
export const SecondFactorSecret = z.object({
  secret: z.string(),
  uri: z.string(),
  /** The QR code of the URI: a drawing of squares, `size` units wide. */
  qr_code: z.object({ size: z.int(), path: z.string() }),
})
export type SecondFactorSecret = z.infer<typeof SecondFactorSecret>
