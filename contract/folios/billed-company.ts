import { z } from '#contract/kit/z.ts'

/** A company as an invoice names it. */
export const PrintedCompany = z.object({ name: z.string(), address: z.string(), gstin: z.string() })

/** The company that a guest's invoice may be for. */
export const BilledCompany = z.object({
  company: PrintedCompany.nullable(),
  /** Whether the guest's invoices are usually for a company. */
  is_usual: z.boolean(),
})
export type BilledCompany = z.infer<typeof BilledCompany>
