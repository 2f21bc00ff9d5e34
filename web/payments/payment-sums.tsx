import { type PaymentKind, paymentKindNames, type PaymentSums as Sums } from '#contract/payments/payment-list.ts'
import { ListSums } from '#web/kit/list/list-sums.tsx'

interface PaymentSumsProps {
  count: number
  /** The kind that is listed; all kinds if there is none. */
  kind: PaymentKind | undefined
  sums: Sums
}

/** Received, refunded and net, and the net of each method if there is more than one. */
export const PaymentSums = ({ count, kind, sums }: PaymentSumsProps) => {
  const { received, refunded, net, by_method } = sums
  return (
    <ListSums
      label={kind ? `${paymentKindNames[kind]}s` : 'Payments and refunds'}
      count={count}
      sums={[
        { label: 'Received', amount: received },
        { label: 'Refunded', amount: refunded },
        { label: 'Net', amount: net },
        ...(by_method.length > 1 ? by_method.map(({ name, net }) => ({ label: name, amount: net })) : []),
      ]}
    />
  )
}
