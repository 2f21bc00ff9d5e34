import { Permission } from '#contract/kit/permission.ts'
import { z } from '#contract/kit/z.ts'

/** The reply of a call that returns only its message. */
export const Done = z.object({ message: z.string() })

export const dataOf = <Data extends z.ZodType>(data: Data) => z.object({ data })

export const savedReply = <Data extends z.ZodType>(data: Data) => z.object({ message: z.string(), data })

/** Every refusal of the API has this one shape. */
export const ErrorReply = z.object({
  error: z.object({
    message: z.string(),
    code: z.string(),
    fields: z.record(z.string(), z.array(z.string())).optional(),
    /** The permission that was missing, or whose limit is too low. */
    permission: Permission.optional(),
    /** Which request a colleague can approve. */
    request: z.string().optional(),
    /** What the colleague would approve, in lines: the action, the booking, amounts and days, the reason. */
    asked_for: z.array(z.string()).optional(),
  }),
})
export type ErrorReply = z.infer<typeof ErrorReply>
