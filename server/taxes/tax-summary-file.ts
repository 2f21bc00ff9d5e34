import { plus, rupeesFromPaise } from '#contract/kit/money.ts'
import { type StateTax, stateTaxOf } from '#contract/settings/indian-states.ts'
import { treatmentNames } from '#contract/taxes/tax-category.ts'
import { type AdvanceTax, customerNames, type TaxSummary } from '#contract/taxes/tax-endpoints.ts'
import type { Db } from '#server/db/connect.ts'
import { moneyFormat, workbook } from '#server/kit/documents/spreadsheet.ts'
import { getProperty } from '#server/property/property-store.ts'
import { taxSummary } from '#server/taxes/tax-summary.ts'

const money = { width: 16, format: moneyFormat }

type Sums = Pick<TaxSummary['rows'][number], 'taxable' | 'cgst' | 'sgst' | 'documents'>

const sumColumns = (stateTax: StateTax) => [
  { header: 'Taxable value', ...money },
  { header: 'CGST', ...money },
  { header: stateTax, ...money },
  { header: 'Total tax', ...money },
  { header: 'Documents', width: 12 },
]

const sumCells = ({ taxable, cgst, sgst, documents }: Sums) => [
  rupeesFromPaise(taxable),
  rupeesFromPaise(cgst),
  rupeesFromPaise(sgst),
  rupeesFromPaise(plus(cgst, sgst)),
  documents,
]

const advanceCells = ({ amount, ...tax }: AdvanceTax) => [
  rupeesFromPaise(amount),
  ...sumCells({ ...tax, documents: 0 }).slice(0, -1),
]

const rateCell = ({ treatment, rate }: TaxSummary['rows'][number]) =>
  treatment === 'taxable' ? rate / 100 : treatmentNames[treatment]

const monthNames = new Intl.DateTimeFormat('en-IN', { month: 'long', year: 'numeric', timeZone: 'UTC' })

/** `2026-11` is Total November 2026. */
const totalOf = (month: string) => `Total ${monthNames.format(new Date(`${month}-01`))}`

export const taxSummaryFile = async (db: Db, month: string) => {
  const summary = await taxSummary(db, month)
  const columns = sumColumns(stateTaxOf((await getProperty(db)).state))
  const all = sumCells({ ...summary, documents: summary.invoices + summary.credit_notes })
  const bytes = await workbook([
    {
      name: `Tax ${month}`,
      columns: [{ header: 'Rate %', width: 16 }, ...columns],
      rows: [...summary.rows.map((row) => [rateCell(row), ...sumCells(row)]), [totalOf(month), ...all]],
    },
    {
      name: 'By customer and SAC',
      columns: [
        { header: 'Customer', width: 16 },
        { header: 'SAC', width: 12 },
        { header: 'Rate %', width: 10 },
        ...columns,
      ],
      rows: [
        ...summary.details.map((row) => [customerNames[row.customer], row.sac, rateCell(row), ...sumCells(row)]),
        [totalOf(month), '', '', ...all],
      ],
    },
    {
      name: 'Advances',
      columns: [
        { header: 'Rate %', width: 10 },
        { header: 'Advances', width: 14 },
        { header: 'Amount', ...money },
        ...columns.slice(0, -1),
      ],
      rows: summary.advances.flatMap(({ rate, received, adjusted }) => [
        [rate / 100, 'Received', ...advanceCells(received)],
        [rate / 100, 'Adjusted', ...advanceCells(adjusted)],
      ]),
    },
  ])
  return { bytes, name: `tax-summary-${month}.xlsx` }
}
