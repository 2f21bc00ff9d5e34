import type { InvoiceSums as Sums } from '#contract/invoices/invoice.ts'
import { formatRupees, type Paise } from '#contract/kit/money.ts'
import type { z } from '#contract/kit/z.ts'
import classes from '#web/invoices/invoices.module.css'

/** The sums of all the invoices that fit the filters, not only of this page. */
export const InvoiceSums = ({ count, sums }: { count: number; sums: z.output<typeof Sums> }) => {
  const shown: [string, Paise][] = [
    ['Total', sums.total],
    ['Paid', sums.paid],
    ['Credited', sums.credited],
    ['Balance', sums.balance],
    ...(sums.refund_due > 0 ? [['Refund due', sums.refund_due] as [string, Paise]] : []),
  ]
  return (
    <dl className={classes.sums} aria-label="Sums">
      <div>
        <dt>Invoices</dt>
        <dd>{count.toLocaleString('en-IN')}</dd>
      </div>
      {shown.map(([label, amount]) => (
        <div key={label} data-tone={['Balance', 'Refund due'].includes(label) && amount > 0 ? 'warning' : undefined}>
          <dt>{label}</dt>
          <dd>{formatRupees(amount)}</dd>
        </div>
      ))}
    </dl>
  )
}
