import { Button, Group, Skeleton, Text } from '@mantine/core'
import { type ReactNode, useState } from 'react'
import type { PayDraft } from '#contract/payments/payment.ts'
import { paymentEndpoints } from '#contract/payments/payment-endpoints.ts'
import { paymentMessages as say } from '#contract/payments/payment-messages.ts'
import { useMayCall } from '#web/kit/access/use-may.ts'
import { Loaded } from '#web/kit/feedback/loaded.tsx'
import { AddPaymentDialog } from '#web/payments/add-payment-dialog.tsx'
import { FolioChoice, type FolioMoney } from '#web/payments/folio-choice.tsx'
import { PaymentList } from '#web/payments/payment-list.tsx'
import { usePayments, useTakePayment } from '#web/payments/payment-queries.ts'
import { RefundDialog } from '#web/payments/refund-dialog.tsx'

interface BookingPaymentsProps {
  booking: { slug: string; booking_number: string }
  /** The money of each folio; most bookings have one. */
  folios: FolioMoney[]
  /** Whether a payment can be added: not for a cancelled booking or a no-show. */
  takesMoney: boolean
}

/** The payments and refunds of a booking, with receipts. */
export const BookingPayments = ({ booking, folios, takesMoney }: BookingPaymentsProps) => {
  const { slug, booking_number } = booking
  const payments = usePayments(slug)
  const [dialog, setDialog] = useState<'take' | 'refund'>()
  const [chosen, setChosen] = useState<string>()
  const close = () => {
    setDialog(undefined)
    setChosen(undefined)
  }
  const mayCall = useMayCall()
  const toPay = folios.filter(({ payable }) => mayCall(paymentEndpoints.take) && payable > 0)
  const toRefund = folios.filter(({ refundable }) => mayCall(paymentEndpoints.refund) && refundable > 0)
  const offered = dialog === 'take' ? toPay : toRefund
  const folio = offered.find((one) => one.slug === chosen) ?? offered.find(({ owed }) => owed > 0) ?? offered[0]
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
        {takesMoney && toPay.length > 0 && (
          <Button size="xs" variant="default" onClick={() => setDialog('take')}>
            Add payment
          </Button>
        )}
        {toRefund.length > 0 && (
          <Button size="xs" variant="default" onClick={() => setDialog('refund')}>
            Refund
          </Button>
        )}
      </Group>
      {dialog === 'take' && folio && (
        <TakePayment slug={slug} of={booking_number} folio={folio} onClose={close}>
          <FolioChoice folios={offered} chosen={folio} amountOf={({ payable }) => payable} onChoose={setChosen} />
        </TakePayment>
      )}
      {dialog === 'refund' && folio && (
        <RefundDialog
          key={folio.slug}
          slug={slug}
          folio={folio.slug}
          received={folio.refundable}
          owed={folio.owed}
          onClose={close}
        >
          <FolioChoice folios={offered} chosen={folio} amountOf={({ refundable }) => refundable} onChoose={setChosen} />
        </RefundDialog>
      )}
    </>
  )
}

interface TakePaymentProps {
  slug: string
  of: string
  folio: FolioMoney
  onClose: () => void
  children: ReactNode
}

const TakePayment = ({ slug, of, folio, onClose, children }: TakePaymentProps) => {
  const { act, ...pay } = useTakePayment(slug, onClose)
  const payFolio = (draft: PayDraft) => act({ ...draft, folio: folio.slug })
  return (
    <AddPaymentDialog
      key={folio.slug}
      of={of}
      balance={folio.payable}
      pay={{ ...pay, act: payFolio }}
      onClose={onClose}
    >
      {children}
    </AddPaymentDialog>
  )
}
