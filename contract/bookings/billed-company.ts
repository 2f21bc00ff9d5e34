import { z } from '#contract/kit/z.ts'

/** What is known of the company that a guest's invoice may be for. */
export const BilledCompany = z.object({
  company: z.object({ name: z.string(), address: z.string(), gstin: z.string() }).nullable(),
  /** Whether the guest's invoices are for a company as a rule. */
  is_usual: z.boolean(),
})
export type BilledCompany = z.infer<typeof BilledCompany>
