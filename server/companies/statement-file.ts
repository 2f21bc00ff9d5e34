import { ageingColumns, ageingNames } from '#contract/companies/ageing.ts'
import { ledgerKindNames, type StatementPeriod } from '#contract/companies/statement.ts'
import { type Paise, rupeesFromPaise } from '#contract/kit/money.ts'
import { formatDay } from '#contract/kit/time/calendar-date.ts'
import { readWholeStatement, type WholeStatement } from '#server/companies/company-statement.ts'
import { type Cell, dayCell, dayFormat, moneyFormat, workbook } from '#server/kit/documents/spreadsheet.ts'
import type { Services } from '#server/kit/services.ts'

const columns = [
  { header: 'Date', width: 13, format: dayFormat },
  { header: 'Kind', width: 13 },
  { header: 'Number', width: 18 },
  { header: 'Invoice', width: 18 },
  { header: 'Details', width: 44 },
  { header: 'Debit', width: 14, format: moneyFormat },
  { header: 'Credit', width: 14, format: moneyFormat },
  { header: 'Balance', width: 15, format: moneyFormat },
]

/** An amount of zero is an empty cell. */
const amount = (paise: Paise) => (paise === 0 ? null : rupeesFromPaise(paise))

const ledgerRows = ({ from, to, opening, debit, credit, closing, entries }: WholeStatement): Cell[][] => [
  [dayCell(from), 'Opening balance', '', '', '', null, null, rupeesFromPaise(opening)],
  ...entries.map((entry) => [
    dayCell(entry.date),
    ledgerKindNames[entry.kind],
    entry.number,
    entry.invoice?.number ?? '',
    entry.details,
    amount(entry.debit),
    amount(entry.credit),
    rupeesFromPaise(entry.balance),
  ]),
  [
    dayCell(to),
    'Closing balance',
    '',
    '',
    '',
    rupeesFromPaise(debit),
    rupeesFromPaise(credit),
    rupeesFromPaise(closing),
  ],
]

const summaryRows = ({ company, from, to, ageing, credit_balance, closing }: WholeStatement): Cell[][] => [
  ['GSTIN', company.gstin],
  ['Address', company.address],
  ['Period', `${formatDay(from)} to ${formatDay(to)}`],
  ['Payment terms (days)', company.payment_terms],
  ...ageingColumns.map((column) => [ageingNames[column], rupeesFromPaise(ageing[column])]),
  ['Credit balance', rupeesFromPaise(credit_balance)],
  ['Closing balance', rupeesFromPaise(closing)],
]

/** The Excel file of a statement: the ledger, and a sheet with company and ageing. */
export const statementFile = async (reader: Pick<Services, 'db' | 'clock'>, slug: string, wanted: StatementPeriod) => {
  const statement = await readWholeStatement(reader, slug, wanted)
  const bytes = await workbook([
    { name: 'Statement', columns, rows: ledgerRows(statement) },
    {
      name: 'Summary',
      columns: [
        { header: 'Company', width: 24 },
        { header: statement.company.name, width: 40, format: moneyFormat },
      ],
      rows: summaryRows(statement),
    },
  ])
  return { bytes, name: `statement-${statement.to}.xlsx` }
}
