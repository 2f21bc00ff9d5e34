import type { InvoiceSums as Sums } from '#contract/invoices/invoice.ts'
import type { z } from '#contract/kit/z.ts'
import { ListSums } from '#web/kit/list/list-sums.tsx'

export const InvoiceSums = ({ count, sums }: { count: number; sums: z.output<typeof Sums> }) => {
  const { total, paid, credited, balance, refund_due } = sums
  return (
    <ListSums
      label="Invoices"
      count={count}
      sums={[
        { label: 'Total', amount: total },
        { label: 'Paid', amount: paid },
        { label: 'Credited', amount: credited },
        { label: 'Balance', amount: balance, isWarning: balance > 0 },
        ...(refund_due > 0 ? [{ label: 'Refund due', amount: refund_due, isWarning: true }] : []),
      ]}
    />
  )
}
