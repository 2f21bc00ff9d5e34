import { z } from '#contract/kit/z.ts'

/** Documents that need no e-invoice have no status. */
export const EInvoiceStatus = z.enum(['to_register', 'registered', 'cancelled'])
export type EInvoiceStatus = z.infer<typeof EInvoiceStatus>
