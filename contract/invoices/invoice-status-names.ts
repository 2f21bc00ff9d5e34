import type { InvoiceStatus } from '#contract/invoices/invoice-status.ts'

export const invoiceStatusNames: Record<InvoiceStatus, string> = {
  pending: 'Pending',
  paid: 'Paid',
  refund_due: 'Refund due',
  cancelled: 'Cancelled',
}
