import { ActionIcon } from '@mantine/core'
import { IconReceipt } from '@tabler/icons-react'
import { formatRupees, negative } from '#contract/kit/money.ts'
import { formatMoment } from '#contract/kit/time/calendar-date.ts'
import type { Payment } from '#contract/payments/payment.ts'
import { paymentMessages as say } from '#contract/payments/payment-messages.ts'
import { useFile } from '#web/kit/api/use-file.ts'
import { useHotelZone } from '#web/kit/time/hotel-time.ts'
import { fetchReceipt } from '#web/payments/payment-queries.ts'
import classes from '#web/payments/payments.module.css'

/** Payments and refunds, each with its receipt. */
export const PaymentList = ({ payments }: { payments: Payment[] }) => {
  const zone = useHotelZone()
  return (
    <ul className={classes.list} aria-label="Payments">
      {payments.map((payment) => (
        <li key={payment.slug}>
          <span>
            {[payment.payment_method, payment.source, payment.reference].filter(Boolean).join(', ')}
            <small>
              {formatMoment(payment.at, zone)}
              {` · ${payment.receipt_number}`}
              {payment.who && ` · ${payment.who}`}
              {payment.reason && ` · ${payment.reason}`}
            </small>
          </span>
          <span className={classes.amount}>
            {formatRupees(payment.kind === 'refund' ? negative(payment.amount) : payment.amount)}
            {payment.kind === 'refund' && <small>refunded</small>}
            {payment.is_advance && <small>advance</small>}
          </span>
          <ReceiptButton payment={payment} />
        </li>
      ))}
    </ul>
  )
}

const ReceiptButton = ({ payment: { slug, receipt_number } }: { payment: Payment }) => {
  const file = useFile(say.receiptFailed)
  return (
    <ActionIcon
      variant="subtle"
      color="gray"
      loading={file.busy}
      aria-label={`Receipt ${receipt_number}`}
      title={`Receipt ${receipt_number}`}
      onClick={() => file.show(() => fetchReceipt(slug), `receipt-${receipt_number}.pdf`)}
    >
      <IconReceipt size={18} />
    </ActionIcon>
  )
}
