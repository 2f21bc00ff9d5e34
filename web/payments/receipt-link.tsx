import { Anchor } from '@mantine/core'
import type { Payment } from '#contract/payments/payment.ts'
import { paymentMessages as say } from '#contract/payments/payment-messages.ts'
import { useFile } from '#web/kit/api/use-file.ts'
import { fetchReceipt } from '#web/payments/payment-queries.ts'

/** The number of a payment, which opens its voucher or receipt as a PDF. */
export const ReceiptLink = ({
  payment: { slug, receipt_number },
}: {
  payment: Pick<Payment, 'slug' | 'receipt_number'>
}) => {
  const file = useFile(say.receiptFailed)
  return (
    <Anchor
      component="button"
      type="button"
      inherit
      fw={600}
      aria-label={`Receipt ${receipt_number}`}
      aria-busy={file.busy}
      onClick={() => file.show(() => fetchReceipt(slug), `receipt-${receipt_number}.pdf`)}
    >
      {receipt_number}
    </Anchor>
  )
}
