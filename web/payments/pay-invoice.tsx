import type { Paise } from '#contract/kit/money.ts'
import { paymentMessages as say } from '#contract/payments/payment-messages.ts'
import { AddPaymentDialog } from '#web/payments/add-payment-dialog.tsx'
import { usePayInvoice } from '#web/payments/payment-queries.ts'

interface PayInvoiceProps {
  invoice: { slug: string; number: string; balance: Paise }
  onClose: () => void
}

/** Mark as Paid. */
export const PayInvoice = ({ invoice, onClose }: PayInvoiceProps) => {
  const pay = usePayInvoice(invoice.slug)
  return (
    <AddPaymentDialog
      of={invoice.number}
      balance={invoice.balance}
      failed={say.payFailed}
      onPay={pay.mutateAsync}
      onClose={onClose}
    />
  )
}
