import { counted } from '#contract/kit/counted.ts'
import { formatRupees, type Paise, plus } from '#contract/kit/money.ts'
import { formatDay } from '#contract/kit/time/calendar-date.ts'
import type { Gstr1Report, Gstr1SheetTotals } from '#contract/reports/gstr1/gstr1.ts'
import { gstr1Sheets } from '#contract/reports/gstr1/gstr1-codes.ts'
import { gstr1SheetNames } from '#contract/reports/gstr1/gstr1-messages.ts'
import { stateTaxOf } from '#contract/settings/indian-states.ts'
import { FiguresTable } from '#web/kit/table/figures-table.tsx'
import { useHotelState } from '#web/kit/time/hotel-time.ts'
import classes from '#web/reports/checklist.module.css'
import { FigureBoxes } from '#web/reports/figure-boxes.tsx'
import { ReportCard } from '#web/reports/report-card.tsx'

const amountText = (amount: Paise | null) => (amount === null ? '' : formatRupees(amount))

const cellsOf = ({ sheet, rows, documents, value, taxable, cgst, sgst }: Gstr1SheetTotals) => [
  gstr1Sheets[sheet],
  gstr1SheetNames[sheet],
  String(rows),
  documents === null ? '' : String(documents),
  ...[value, taxable, cgst, sgst].map(amountText),
]

/** The totals of each sheet, and of all sales together. */
export const Gstr1Totals = ({ report }: { report: Gstr1Report }) => {
  const { taxable, cgst, sgst, invoices, credit_notes, first_day, last_day, gstin, sheets } = report
  return (
    <>
      <FigureBoxes
        figures={[
          { label: 'Taxable value', value: formatRupees(taxable), note: 'sales less credit notes' },
          { label: 'Tax', value: formatRupees(plus(cgst, sgst)), note: 'as in the tax summary' },
          { label: 'Documents', value: String(invoices + credit_notes), note: counted(credit_notes, 'credit note') },
        ]}
      />
      <ReportCard title={`${formatDay(first_day)} – ${formatDay(last_day)}`}>
        <FiguresTable
          caption="Totals by sheet"
          head={[
            ...['Sheet', 'Contents', 'Rows', 'Documents', 'Value', 'Taxable value', 'CGST'],
            stateTaxOf(useHotelState()),
          ]}
          rows={sheets.map(cellsOf)}
          words={2}
        />
        <p className={classes.note}>
          {gstin ? `GSTIN ${gstin}. ` : ''}Credit notes are above zero in cdnr and cdnur, and subtracted in b2cs, exemp
          and the HSN sheets. The amounts of at and atadj are without the tax that they include.
        </p>
      </ReportCard>
    </>
  )
}
