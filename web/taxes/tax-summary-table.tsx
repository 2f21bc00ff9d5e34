import { formatDay } from '#contract/kit/calendar-date.ts'
import { formatRupees, type Paise } from '#contract/kit/money.ts'
import { formatPercent } from '#contract/kit/percent.ts'
import type { TaxSummary } from '#contract/taxes/tax-endpoints.ts'
import { FormCard, Wide } from '#web/kit/form/form-card.tsx'
import classes from '#web/taxes/tax-summary.module.css'

const counted = (count: number, one: string) => `${count} ${one}${count === 1 ? '' : 's'}`

/** What was charged at each rate, as the return wants it; credit notes are taken off already. */
export const TaxSummaryTable = ({ summary }: { summary: TaxSummary }) => (
  <FormCard title={`${formatDay(summary.first_day)} – ${formatDay(summary.last_day)}`}>
    <Wide>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard */}
      <section className={classes.scroll} tabIndex={0} aria-label="Tax by rate">
        <table className={classes.table} aria-label="Tax by rate">
          <thead>
            <tr>
              <th scope="col">Rate</th>
              <th scope="col">Taxable value</th>
              <th scope="col">CGST</th>
              <th scope="col">SGST</th>
              <th scope="col">Tax</th>
              <th scope="col">Documents</th>
            </tr>
          </thead>
          <tbody>
            {summary.rows.map(({ rate, taxable, cgst, sgst, documents }) => (
              <tr key={rate}>
                <th scope="row">{rate === 0 ? 'No tax' : formatPercent(rate)}</th>
                <td>{formatRupees(taxable)}</td>
                <td>{formatRupees(cgst)}</td>
                <td>{formatRupees(sgst)}</td>
                <td>{formatRupees((cgst + sgst) as Paise)}</td>
                <td>{documents}</td>
              </tr>
            ))}
          </tbody>
          <tfoot>
            <tr>
              <th scope="row">Together</th>
              <td>{formatRupees(summary.taxable)}</td>
              <td>{formatRupees(summary.cgst)}</td>
              <td>{formatRupees(summary.sgst)}</td>
              <td>{formatRupees((summary.cgst + summary.sgst) as Paise)}</td>
              <td />
            </tr>
          </tfoot>
        </table>
      </section>
      <p className={classes.note}>
        {counted(summary.invoices, 'invoice')} and {counted(summary.credit_notes, 'credit note')}. With a round-off of{' '}
        {formatRupees(summary.round_off)} they come to <strong>{formatRupees(summary.total)}</strong>.
      </p>
    </Wide>
  </FormCard>
)
