import type { Paise } from '#contract/kit/money.ts'
import { AddPaymentDialog } from '#web/payments/add-payment-dialog.tsx'
import { usePayInvoice } from '#web/payments/payment-queries.ts'

interface PayInvoiceProps {
  invoice: { slug: string; number: string; balance: Paise }
  onClose: () => void
}

/** Mark as Paid. */
export const PayInvoice = ({ invoice, onClose }: PayInvoiceProps) => {
  const pay = usePayInvoice(invoice.slug, onClose)
  return <AddPaymentDialog of={invoice.number} balance={invoice.balance} pay={pay} onClose={onClose} />
}
