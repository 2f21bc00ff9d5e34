import type { Invoice } from '#contract/invoices/invoice.ts'
import { negative } from '#contract/kit/money.ts'
import { RefundDialog } from '#web/payments/refund-dialog.tsx'

interface RefundInvoiceProps {
  invoice: Pick<Invoice, 'booking' | 'folio' | 'paid' | 'balance'>
  onClose: () => void
}

/** Refunds what was paid above an invoice's total less its credit notes. */
export const RefundInvoice = ({ invoice: { booking, folio, paid, balance }, onClose }: RefundInvoiceProps) => (
  <RefundDialog
    slug={booking.slug}
    folio={folio ?? undefined}
    received={paid}
    owed={negative(balance)}
    onClose={onClose}
  />
)
