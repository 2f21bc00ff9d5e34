import { rupeesFromPaise } from '#contract/kit/money.ts'
import { type StateTax, stateTaxOf } from '#contract/settings/indian-states.ts'
import type { Db } from '#server/db/connect.ts'
import { moneyFormat, spreadsheet } from '#server/kit/spreadsheet.ts'
import { getProperty } from '#server/property/property-store.ts'
import { taxSummary } from '#server/taxes/tax-summary.ts'

const money = { width: 16, format: moneyFormat }

const columns = (stateTax: StateTax) => [
  { header: 'Rate %', width: 16 },
  { header: 'Taxable value', ...money },
  { header: 'CGST', ...money },
  { header: stateTax, ...money },
  { header: 'Total tax', ...money },
  { header: 'Documents', width: 12 },
]

export const taxSummaryFile = async (db: Db, month: string) => {
  const summary = await taxSummary(db, month)
  const stateTax = stateTaxOf((await getProperty(db)).state)
  const rows = [...summary.rows, { ...summary, rate: undefined, documents: summary.invoices + summary.credit_notes }]
  const cells = rows.map(({ rate, taxable, cgst, sgst, documents }) => [
    rate === undefined ? `All of ${month}` : rate / 100,
    rupeesFromPaise(taxable),
    rupeesFromPaise(cgst),
    rupeesFromPaise(sgst),
    (cgst + sgst) / 100,
    documents,
  ])
  return { bytes: await spreadsheet(`Tax ${month}`, columns(stateTax), cells), name: `tax-summary-${month}.xlsx` }
}
