import type { PaymentSums as Sums } from '#contract/payments/payment-list.ts'
import { ListSums } from '#web/kit/list/list-sums.tsx'

/** Received, refunded and net, and the net of each method if there is more than one. */
export const PaymentSums = ({ count, sums }: { count: number; sums: Sums }) => {
  const { received, refunded, net, by_method } = sums
  return (
    <ListSums
      label="Payments"
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
