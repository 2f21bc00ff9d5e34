import { Alert, Skeleton } from '@mantine/core'
import { stayMessages as say } from '#contract/bookings/stays/stay-messages.ts'
import type { Bill } from '#contract/folios/bill.ts'
import { absolute, formatRupees, minus } from '#contract/kit/money.ts'
import classes from '#web/bookings/stays/stays.module.css'
import { failureText } from '#web/kit/feedback/failure-text.ts'

interface BillChangeProps {
  /** The bill before and after the change; undefined until both are known. */
  bills: { before: Pick<Bill, 'total' | 'balance'>; after: Pick<Bill, 'total' | 'balance'> } | undefined
  isPending: boolean
  error?: unknown
  /** What is still to be chosen. */
  missing?: string | false | undefined
}

/** The effect of a change on the bill, before it is saved. The place is reserved, so that the buttons do not move. */
export const BillChange = ({ bills, isPending, error, missing }: BillChangeProps) => (
  <section className={classes.change} aria-label="Effect on the bill" aria-live="polite" aria-busy={isPending}>
    {missing ? (
      <p className={classes.quiet}>{missing}</p>
    ) : (
      <Effect bills={bills} isPending={isPending} error={error} />
    )}
  </section>
)

const Effect = ({ bills, isPending, error }: BillChangeProps) => {
  if (error) return <Alert data-tone="warning">{failureText(error, say.previewFailed)}</Alert>
  if (!bills) return <Skeleton height={48} />
  const { before, after } = bills
  const more = minus(after.total, before.total)
  return (
    <div data-stale={isPending}>
      <dl>
        <div>
          <dt>Total now</dt>
          <dd>{formatRupees(before.total)}</dd>
        </div>
        <div>
          <dt>New total</dt>
          <dd>{formatRupees(after.total)}</dd>
        </div>
        <div>
          <dt>Difference</dt>
          <dd>{more === 0 ? 'No change' : `${more > 0 ? '+' : '−'}${formatRupees(absolute(more))}`}</dd>
        </div>
      </dl>
      <p className={classes.quiet}>
        Tax included. {after.balance < 0 ? 'Refund due' : 'Balance'} afterwards: {formatRupees(absolute(after.balance))}
      </p>
    </div>
  )
}
