import type { InvoiceStatus } from '#contract/invoices/invoice-status.ts'
import { invoiceStatusNames } from '#contract/invoices/invoice-status-names.ts'
import { StatusBadge, type Tone } from '#web/kit/feedback/status-badge.tsx'

const tones: Record<InvoiceStatus, Tone> = {
  pending: 'warning',
  paid: 'success',
  refund_due: 'danger',
  cancelled: 'secondary',
}

export const InvoiceStatusBadge = ({ status }: { status: InvoiceStatus }) => (
  <StatusBadge tone={tones[status]}>{invoiceStatusNames[status]}</StatusBadge>
)
