import type { CancelReason } from '#contract/e-invoices/e-invoice.ts'
import type { EInvoiceStatus } from '#contract/e-invoices/e-invoice-status.ts'

export const eInvoiceStatusNames: Record<EInvoiceStatus, string> = {
  to_register: 'Not registered',
  registered: 'Registered',
  cancelled: 'Cancelled',
}

/** The reasons that the portal asks for, in its order. */
export const cancelReasonNames: Record<CancelReason, string> = {
  duplicate: 'Duplicate',
  data_entry_mistake: 'Data entry mistake',
  order_cancelled: 'Order cancelled',
  other: 'Others',
}
