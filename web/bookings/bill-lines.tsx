import { Skeleton } from '@mantine/core'
import type { UseQueryResult } from '@tanstack/react-query'
import type { Bill } from '#contract/folios/bill.ts'
import { absolute, formatRupees, negative, type Paise, zero } from '#contract/kit/money.ts'
import { formatPercent } from '#contract/kit/percent.ts'
import { stateTaxOf } from '#contract/settings/indian-states.ts'
import { taxText } from '#contract/taxes/tax-text.ts'
import classes from '#web/bookings/sheets/sheets.module.css'
import { FailureState } from '#web/kit/feedback/failure-state.tsx'
import { useHotelState } from '#web/kit/time/hotel-time.ts'

interface BillLinesProps {
  bill: UseQueryResult<Bill>
  /** False if the balance is shown elsewhere. */
  withBalance?: boolean
}

/** A bill line by line, with the balance. */
export const BillLines = ({ bill, withBalance = true }: BillLinesProps) => {
  const { data, error, refetch } = bill
  if (error && !data) {
    return <FailureState title="Failed to load the bill" failure={error} onTryAgain={() => refetch()} />
  }
  if (!data) return <Skeleton height={160} />
  return <BillTable bill={data} stale={bill.isPlaceholderData} withBalance={withBalance} />
}

interface BillTableProps {
  bill: Bill
  stale?: boolean
  withBalance?: boolean
}

export const BillTable = ({ bill: data, stale = false, withBalance = true }: BillTableProps) => {
  const sums = sumsOf(data, stateTaxOf(useHotelState()))
  return (
    <>
      <table className={classes.bill} aria-label="Bill" aria-busy={stale}>
        <thead>
          <tr>
            <th scope="col">For</th>
            <th scope="col">Amount</th>
          </tr>
        </thead>
        <tbody>
          {data.lines.length === 0 && (
            <tr>
              <td colSpan={2}>No charges</td>
            </tr>
          )}
          {data.lines.map(({ description, quantity, rate, discount, amount, ...line }, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: two orders of the same thing are two equal lines
            <tr key={index}>
              <td>
                {description}
                <small>
                  {quantity} × {formatRupees(rate)}
                  {discount > 0 && ` · less discount ${formatRupees(discount)}`}
                  {line.treatment !== 'taxable' && ` · ${taxText(line)}`}
                  {line.tax_rate > 0 && ` · GST ${taxText(line)}`}
                </small>
              </td>
              <td>{formatRupees(amount)}</td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          {sums.map(([label, amount]) => (
            <tr key={label}>
              <th scope="row">{label}</th>
              <td>{formatRupees(amount)}</td>
            </tr>
          ))}
        </tfoot>
      </table>
      {withBalance && <Balance balance={data.balance} />}
    </>
  )
}

/** The sums between the lines and the balance; zeros are left out. */
const sumsOf = (bill: Bill, stateTax: string) => {
  const taxes = bill.taxes
    .filter(({ rate }) => rate > 0)
    .flatMap(({ rate, cgst, sgst }): [string, Paise][] => [
      [`CGST ${formatPercent(rate / 2)}`, cgst],
      [`${stateTax} ${formatPercent(rate / 2)}`, sgst],
    ])
  const sums: [string, Paise][] = [
    ['Charges', taxes.length > 0 ? bill.charges : zero],
    ...taxes,
    ['Round-off', bill.round_off],
  ]
  const paid: [string, Paise][] = [
    ['Less advance', negative(bill.advance_amount)],
    ['Less paid', negative(bill.paid)],
    ['Less credit notes', negative(bill.credited)],
  ]
  const said = ([, amount]: [string, Paise]) => amount !== 0
  return [...sums.filter(said), ['Total', bill.total] as [string, Paise], ...paid.filter(said)]
}

/** The balance, highlighted until it is paid. */
export const Balance = ({ balance }: { balance: Paise }) => (
  <div
    className={classes.balance}
    data-tone={balance > 0 ? 'warning' : balance < 0 ? 'info' : 'success'}
    aria-live="polite"
  >
    <span>{balance < 0 ? 'Refund due' : 'Balance'}</span>
    <strong>{formatRupees(absolute(balance))}</strong>
  </div>
)
