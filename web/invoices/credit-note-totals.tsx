import { creditOf } from '#contract/invoices/credit-lines.ts'
import type { InvoiceDetail } from '#contract/invoices/invoice.ts'
import { formatRupees, type Paise } from '#contract/kit/money.ts'
import { stateTaxOf } from '#contract/settings/indian-states.ts'
import classes from '#web/invoices/invoices.module.css'

interface CreditNoteTotalsProps {
  invoice: InvoiceDetail
  lines: { position: number; amount: Paise }[]
}

/** The totals of the credit note, calculated as on the server. */
export const CreditNoteTotals = ({ invoice, lines }: CreditNoteTotalsProps) => {
  const { charges, cgst, sgst, round_off, total } = creditOf(invoice, lines)
  const rows: [string, Paise][] = [
    ['Before tax', charges],
    ['CGST', cgst],
    [stateTaxOf(invoice.property.state), sgst],
    ['Round-off', round_off],
  ]
  return (
    <section aria-label="Credit note total" aria-live="polite">
      <dl className={classes.totals}>
        {rows
          .filter(([, amount]) => amount !== 0)
          .map(([label, amount]) => (
            <div key={label} style={{ display: 'contents' }}>
              <dt>{label}</dt>
              <dd>{formatRupees(amount)}</dd>
            </div>
          ))}
      </dl>
      <div className={classes.balance} data-tone="info">
        <span>Credit note total</span>
        <strong>{formatRupees(total)}</strong>
      </div>
    </section>
  )
}
