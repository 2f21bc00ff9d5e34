import type { PaymentOf } from '#web/calendar/card/stay-card.tsx'
import { AddPaymentDialog } from '#web/payments/add-payment-dialog.tsx'
import { useTakePayment } from '#web/payments/payment-queries.ts'

interface TakePaymentSheetProps {
  payment: PaymentOf
  onClose: () => void
}

/** A payment for a booking that has no invoice yet. */
export const TakePaymentSheet = ({ payment, onClose }: TakePaymentSheetProps) => (
  <AddPaymentDialog
    of={payment.booking_number}
    balance={payment.balance}
    pay={useTakePayment(payment.slug, onClose)}
    onClose={onClose}
  />
)
