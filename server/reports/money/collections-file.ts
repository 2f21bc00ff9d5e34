import type { CollectionsReport, DepositsOfDay, Documents, Money } from '#contract/reports/collections-report.ts'
import { advanceSteps, clerkName, depositColumns, documentNames } from '#contract/reports/collections-words.ts'
import { moneyFormat, workbook } from '#server/kit/documents/spreadsheet.ts'
import { moneyCell } from '#server/reports/report-cells.ts'

const money = { width: 16, format: moneyFormat }
const count = { width: 11 }

const moneyColumns = [
  { header: 'Payments', ...count },
  { header: 'Received', ...money },
  { header: 'Refunds', ...count },
  { header: 'Refunded', ...money },
  { header: 'Net', ...money },
]

const moneyCells = ({ payments, received, refunds, refunded, net }: Money) => [
  payments,
  moneyCell(received),
  refunds,
  moneyCell(refunded),
  moneyCell(net),
]

export const collectionsFile = async (report: CollectionsReport) => {
  const { date, advances, deposits, total, by_method_and_clerk, documents } = report
  return {
    bytes: await workbook([
      {
        name: `Collections ${date}`,
        columns: [{ header: 'Method', width: 18 }, { header: 'Clerk', width: 24 }, ...moneyColumns],
        rows: [
          ...by_method_and_clerk.map(({ method, clerk, ...part }) => [
            method.name,
            clerkName(clerk),
            ...moneyCells(part),
          ]),
          ['Total', '', ...moneyCells(total)],
        ],
      },
      {
        name: 'Advances held',
        columns: [
          { header: 'Advances', width: 28 },
          { header: 'Amount', ...money },
        ],
        rows: advanceSteps(advances).map(({ label, amount }) => [label, moneyCell(amount)]),
      },
      {
        name: 'Documents',
        columns: [
          { header: 'Documents', width: 28 },
          { header: 'Number', ...count },
          { header: 'Amount', ...money },
        ],
        rows: documentNames.map(({ of, label }) => [label, ...documentCells(documents[of])]),
      },
      {
        name: 'Security deposits',
        columns: depositColumns.map((header, index) => (index === 0 ? { header, width: 18 } : { header, ...money })),
        rows: [
          ['Opening', null, null, null, moneyCell(deposits.opening)],
          ...deposits.by_method.map(({ method, ...part }) => [method.name, ...depositCells(part)]),
          ['Total', ...depositCells(deposits)],
        ],
      },
    ]),
    name: `collections-${date}.xlsx`,
  }
}

const depositCells = ({ taken, returned, kept, held }: DepositsOfDay) => [taken, returned, kept, held].map(moneyCell)

const documentCells = ({ count, amount }: Documents) => [count, moneyCell(amount)]
