import { amountInWords } from '#contract/invoices/amount-in-words.ts'
import type { InvoiceDetail } from '#contract/invoices/invoice.ts'
import { absolute, formatRupees, negative, type Paise } from '#contract/kit/money.ts'
import { formatPercent } from '#contract/kit/percent.ts'
import { stateTaxOf } from '#contract/settings/indian-states.ts'
import classes from '#web/invoices/invoices.module.css'

/** The sums from the lines to the balance; zeros are left out. */
export const InvoiceTotals = ({ invoice }: { invoice: InvoiceDetail }) => {
  const { balance, total } = invoice
  return (
    <>
      <dl className={classes.totals}>
        {totalsOf(invoice).map(([label, amount]) => (
          <div key={label} style={{ display: 'contents' }}>
            <dt>{label}</dt>
            <dd>{formatRupees(amount)}</dd>
          </div>
        ))}
      </dl>
      <div className={classes.balance} data-tone={balance > 0 ? 'warning' : balance < 0 ? 'info' : 'success'}>
        <span>{balance < 0 ? 'Refund due' : 'Balance'}</span>
        <strong>{formatRupees(absolute(balance))}</strong>
      </div>
      <p>
        <small>{amountInWords(total)}</small>
      </p>
    </>
  )
}

const totalsOf = (invoice: InvoiceDetail): [string, Paise][] => {
  const taxes = invoice.taxes
    .filter(({ rate }) => rate > 0)
    .flatMap(({ rate, cgst, sgst }): [string, Paise][] => [
      [`CGST ${formatPercent(rate / 2)}`, cgst],
      [`${stateTaxOf(invoice.property.state)} ${formatPercent(rate / 2)}`, sgst],
    ])
  const rest: [string, Paise][] = [
    ['Round-off', invoice.round_off],
    ['Total', invoice.total],
    ['Paid', negative(invoice.paid)],
    ['Credit notes', negative(invoice.credited)],
  ]
  return [
    ['Charges', invoice.charges],
    ...taxes,
    ...rest.filter(([label, amount]) => amount !== 0 || label === 'Total'),
  ]
}
