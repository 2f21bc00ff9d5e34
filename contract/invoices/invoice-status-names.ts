import type { InvoiceStatus } from '#contract/invoices/invoice.ts'

export const invoiceStatusNames: Record<InvoiceStatus, string> = {
  pending: 'Pending',
  paid: 'Paid',
  refund_due: 'Refund due',
  cancelled: 'Cancelled',
}
