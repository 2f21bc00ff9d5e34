import type { AuditAction } from '#contract/audit/audit.ts'
import { portalTimeOf } from '#contract/e-invoices/portal-time.ts'

type Values = Record<string, unknown>

interface EInvoiceChange {
  action: AuditAction
  before: Values | null
  after: Values | null
}

const time = (value: unknown) => portalTimeOf(new Date(String(value)))

/** One sentence for an entry of the audit trail about an e-invoice. */
export const eInvoiceChangeInWords = ({ action, before, after }: EInvoiceChange) => {
  if (action === 'insert') return 'IRN recorded'
  if (after && 'cancelled_at' in after) return 'Cancellation recorded'
  // The trail does not keep the signed QR code, so that an entry without values is a change of it alone.
  if (!before || !after) return 'Signed QR code corrected'
  return [
    ...('ack_no' in after ? [`Ack. no. corrected from ${before.ack_no} to ${after.ack_no}`] : []),
    ...('ack_at' in after ? [`Ack. date corrected from ${time(before.ack_at)} to ${time(after.ack_at)}`] : []),
  ].join('. ')
}
