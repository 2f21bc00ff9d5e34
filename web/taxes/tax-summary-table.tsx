import { counted } from '#contract/kit/counted.ts'
import { formatRupees, type Paise, plus } from '#contract/kit/money.ts'
import { formatPercent } from '#contract/kit/percent.ts'
import { formatDay } from '#contract/kit/time/calendar-date.ts'
import { stateTaxOf } from '#contract/settings/indian-states.ts'
import { customerNames, type TaxSummary } from '#contract/taxes/tax-endpoints.ts'
import { taxText } from '#contract/taxes/tax-text.ts'
import { FormCard, Wide } from '#web/kit/form/form-card.tsx'
import { FiguresTable } from '#web/kit/table/figures-table.tsx'
import { useHotelState } from '#web/kit/time/hotel-time.ts'
import classes from '#web/taxes/tax-summary.module.css'

const taxCells = ({ taxable, cgst, sgst }: Record<'taxable' | 'cgst' | 'sgst', Paise>) =>
  [taxable, cgst, sgst, plus(cgst, sgst)].map(formatRupees)

const rateText = ({ treatment, rate }: TaxSummary['rows'][number]) => taxText({ treatment, tax_rate: rate }) || 'No tax'

/** Sales by rate, as in the GST return. Credit notes are already subtracted. */
export const TaxSummaryTable = ({ summary }: { summary: TaxSummary }) => {
  const stateTax = stateTaxOf(useHotelState())
  return (
    <FormCard title={`${formatDay(summary.first_day)} – ${formatDay(summary.last_day)}`}>
      <Wide>
        <FiguresTable
          caption="Tax by rate"
          head={['Rate', 'Taxable value', 'CGST', stateTax, 'Tax', 'Documents']}
          rows={summary.rows.map((row) => [rateText(row), ...taxCells(row), String(row.documents)])}
          total={['Total', ...taxCells(summary), '']}
        />
        <h3 className={classes.heading}>By customer and SAC</h3>
        <FiguresTable
          caption="Tax by customer and SAC"
          head={['Customer', 'SAC', 'Rate', 'Taxable value', 'CGST', stateTax, 'Tax', 'Documents']}
          rows={summary.details.map((row) => [
            customerNames[row.customer],
            row.sac || 'None',
            rateText(row),
            ...taxCells(row),
            String(row.documents),
          ])}
          total={['Total', '', '', ...taxCells(summary), '']}
        />
        <p className={classes.note}>B2B are invoices to a customer with a GSTIN, B2C all others.</p>
        {summary.advances.length > 0 && (
          <>
            <h3 className={classes.heading}>Advances</h3>
            <FiguresTable
              caption="Tax of advances"
              head={['Rate', 'Advances', 'Amount', 'Taxable value', 'CGST', stateTax, 'Tax']}
              rows={summary.advances.flatMap(({ rate, received, adjusted }) => [
                [formatPercent(rate), 'Received less refunded', formatRupees(received.amount), ...taxCells(received)],
                [formatPercent(rate), 'Adjusted in invoices', formatRupees(adjusted.amount), ...taxCells(adjusted)],
              ])}
            />
            <p className={classes.note}>
              The tax that advances include, as on their vouchers. It is not part of the tables above.
            </p>
          </>
        )}
        <p className={classes.note}>
          {counted(summary.invoices, 'invoice')} and {counted(summary.credit_notes, 'credit note')}. With a round-off of{' '}
          {formatRupees(summary.round_off)} they come to <strong>{formatRupees(summary.total)}</strong>.
        </p>
      </Wide>
    </FormCard>
  )
}
