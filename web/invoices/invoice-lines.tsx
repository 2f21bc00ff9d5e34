import type { InvoiceDetail } from '#contract/invoices/invoice.ts'
import { formatRupees, plus } from '#contract/kit/money.ts'
import { taxText } from '#contract/taxes/tax-text.ts'
import classes from '#web/invoices/invoices.module.css'

export const InvoiceLines = ({ lines }: { lines: InvoiceDetail['lines'] }) => (
  // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
  <section className={classes.scroll} tabIndex={0} aria-label="Invoice lines">
    <table className={classes.lines} aria-label="Invoice lines">
      <thead>
        <tr>
          <th scope="col">Description</th>
          <th scope="col">Quantity</th>
          <th scope="col">Rate</th>
          <th scope="col">Taxable value</th>
          <th scope="col">GST</th>
          <th scope="col">Tax</th>
        </tr>
      </thead>
      <tbody>
        {lines.map((line) => (
          <tr key={line.position}>
            <td>
              {line.description}
              {line.sac && <small>SAC {line.sac}</small>}
              {line.discount > 0 && <small>Less discount {formatRupees(line.discount)}</small>}
              {line.credited > 0 && <small>{formatRupees(line.credited)} credited</small>}
            </td>
            <td>{line.quantity}</td>
            <td>{formatRupees(line.rate)}</td>
            <td>{formatRupees(line.amount)}</td>
            <td>{taxText(line) || '—'}</td>
            <td>{formatRupees(plus(line.cgst, line.sgst))}</td>
          </tr>
        ))}
      </tbody>
    </table>
  </section>
)
