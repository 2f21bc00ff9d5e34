import { Skeleton } from '@mantine/core'
import type { UseQueryResult } from '@tanstack/react-query'
import type { Bill } from '#contract/bookings/bill.ts'
import { formatRupees } from '#contract/kit/money.ts'
import classes from '#web/bookings/sheets.module.css'
import { FailureState } from '#web/kit/failure-state.tsx'

/** A bill line by line, down to the true balance. */
export const BillLines = ({ bill }: { bill: UseQueryResult<Bill> }) => {
  const { data, error, refetch } = bill
  if (error && !data) {
    return <FailureState title="Failed to load the bill" reason={error.message} onTryAgain={() => refetch()} />
  }
  if (!data) return <Skeleton height={160} />
  return (
    <>
      <table className={classes.bill} aria-label="Bill" aria-busy={bill.isPlaceholderData}>
        <thead>
          <tr>
            <th scope="col">For</th>
            <th scope="col">Amount</th>
          </tr>
        </thead>
        <tbody>
          {data.lines.map(({ description, quantity, rate, amount }) => (
            <tr key={description}>
              <td>
                {description}
                <small>
                  {quantity} × {formatRupees(rate)}
                </small>
              </td>
              <td>{formatRupees(amount)}</td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">Total</th>
            <td>{formatRupees(data.total)}</td>
          </tr>
          <tr>
            <th scope="row">Less advance</th>
            <td>− {formatRupees(data.advance_amount)}</td>
          </tr>
        </tfoot>
      </table>
      <div className={classes.balance} aria-live="polite">
        <span>{data.balance < 0 ? 'To give back' : 'Balance'}</span>
        <strong>{formatRupees(Math.abs(data.balance) as Bill['balance'])}</strong>
      </div>
    </>
  )
}
