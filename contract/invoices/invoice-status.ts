import { z } from '#contract/kit/z.ts'

/** Refund due: more was paid than is owed after credit notes. Cancelled: credit notes have credited all of it. */
export const InvoiceStatus = z.enum(['pending', 'paid', 'refund_due', 'cancelled'])
export type InvoiceStatus = z.infer<typeof InvoiceStatus>
