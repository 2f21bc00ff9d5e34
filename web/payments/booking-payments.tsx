import { Button, Group, Skeleton, Text } from '@mantine/core'
import { useState } from 'react'
import { larger, negative, type Paise, zero } from '#contract/kit/money.ts'
import { paymentMessages as say } from '#contract/payments/payment-messages.ts'
import { Loaded } from '#web/kit/feedback/loaded.tsx'
import { AddPaymentDialog } from '#web/payments/add-payment-dialog.tsx'
import { PaymentList } from '#web/payments/payment-list.tsx'
import { usePayments, useTakePayment } from '#web/payments/payment-queries.ts'
import { RefundDialog } from '#web/payments/refund-dialog.tsx'

interface BookingPaymentsProps {
  booking: { slug: string; booking_number: string }
  /** The balance; below zero it is a refund due. */
  balance: Paise
  /** Payments less refunds. */
  received: Paise
  /** Whether a payment can be added: not for a cancelled booking or a no-show. */
  takesMoney: boolean
}

/** The payments and refunds of a booking, with receipts. */
export const BookingPayments = ({ booking, balance, received, takesMoney }: BookingPaymentsProps) => {
  const { slug, booking_number } = booking
  const payments = usePayments(slug)
  const [dialog, setDialog] = useState<'take' | 'refund'>()
  const close = () => setDialog(undefined)
  return (
    <>
      <Loaded query={payments} skeleton={<Skeleton height={40} />} failed={say.listFailed}>
        {(all) => (
          <>
            {all.length === 0 && <Text c="dimmed">No payments yet.</Text>}
            <PaymentList payments={all} />
          </>
        )}
      </Loaded>
      <Group gap="xs" mt="sm">
        {takesMoney && balance > 0 && (
          <Button size="xs" variant="default" onClick={() => setDialog('take')}>
            Add payment
          </Button>
        )}
        {received > 0 && (
          <Button size="xs" variant="default" onClick={() => setDialog('refund')}>
            Refund
          </Button>
        )}
      </Group>
      {dialog === 'take' && <TakePayment slug={slug} of={booking_number} balance={balance} onClose={close} />}
      {dialog === 'refund' && (
        <RefundDialog slug={slug} received={received} owed={larger(zero, negative(balance))} onClose={close} />
      )}
    </>
  )
}

interface TakePaymentProps {
  slug: string
  of: string
  balance: Paise
  onClose: () => void
}

const TakePayment = ({ slug, ...dialog }: TakePaymentProps) => (
  <AddPaymentDialog {...dialog} pay={useTakePayment(slug, dialog.onClose)} />
)
