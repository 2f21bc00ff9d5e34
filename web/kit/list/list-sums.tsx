import { formatRupees, type Paise } from '#contract/kit/money.ts'
import classes from '#web/kit/list/list-sums.module.css'

interface ListSumsProps {
  /** The label of the count: Invoices. */
  label: string
  count: number
  sums: { label: string; amount: Paise; isWarning?: boolean }[]
}

/** The sums of all rows that match the filters, not only of this page. */
export const ListSums = ({ label, count, sums }: ListSumsProps) => (
  <dl className={classes.sums} aria-label="Sums">
    <div>
      <dt>{label}</dt>
      <dd>{count.toLocaleString('en-IN')}</dd>
    </div>
    {sums.map((sum) => (
      <div key={sum.label} data-tone={sum.isWarning ? 'warning' : undefined}>
        <dt>{sum.label}</dt>
        <dd>{formatRupees(sum.amount)}</dd>
      </div>
    ))}
  </dl>
)
