import { eInvoiceStatusNames } from '#contract/e-invoices/e-invoice-names.ts'
import type { EInvoiceStatus } from '#contract/e-invoices/e-invoice-status.ts'
import { StatusBadge, type Tone } from '#web/kit/feedback/status-badge.tsx'

const tones: Record<EInvoiceStatus, Tone> = {
  to_register: 'warning',
  registered: 'success',
  cancelled: 'secondary',
}

export const EInvoiceBadge = ({ status }: { status: EInvoiceStatus }) => (
  <StatusBadge tone={tones[status]}>{eInvoiceStatusNames[status]}</StatusBadge>
)
