import { ageingColumns, ageingNames } from '#contract/companies/ageing.ts'
import { companyKindNames } from '#contract/companies/company.ts'
import type { OutstandingCompanies, OutstandingCompany } from '#contract/reports/outstanding-companies.ts'
import { moneyFormat, workbook } from '#server/kit/documents/spreadsheet.ts'
import { moneyCell } from '#server/reports/report-cells.ts'

const money = { width: 14, format: moneyFormat }

const columns = [
  { header: 'Company', width: 32 },
  { header: 'Kind', width: 14 },
  { header: 'Open invoices', width: 14 },
  ...ageingColumns.map((column) => ({ header: ageingNames[column], ...money })),
  { header: 'Owed', ...money },
  { header: 'Overdue', ...money },
  { header: 'Credit balance', ...money },
  { header: 'Credit limit', ...money },
  { header: 'Credit left', ...money },
]

const figures = ({ invoices, ageing, owed, overdue, credit_balance }: OutstandingCompanies['total']) => [
  invoices,
  ...ageingColumns.map((column) => moneyCell(ageing[column])),
  moneyCell(owed),
  moneyCell(overdue),
  moneyCell(credit_balance),
]

const cellsOf = (row: OutstandingCompany) => [
  row.company.name,
  companyKindNames[row.company.kind],
  ...figures(row),
  moneyCell(row.credit_limit),
  moneyCell(row.credit_free),
]

export const outstandingCompaniesFile = async ({ date, rows, total }: OutstandingCompanies) => ({
  bytes: await workbook([
    {
      name: `Outstanding ${date}`,
      columns,
      rows: [...rows.map(cellsOf), ['Total', '', ...figures(total), null, null]],
    },
  ]),
  name: `outstanding-by-company-${date}.xlsx`,
})
