import { itemTypeNames } from '#contract/items/item-type.ts'
import type { CalendarDate } from '#contract/kit/time/calendar-date.ts'
import type { PeriodQuery } from '#contract/reports/report-period.ts'
import { type Revenue, RevenueSource, revenueNames, type Sold } from '#contract/reports/revenue-report.ts'
import type { Db } from '#server/db/connect.ts'
import { moneyFormat, workbook } from '#server/kit/documents/spreadsheet.ts'
import { moneyCell, periodCell, periodColumn } from '#server/reports/report-cells.ts'
import { revenueReport } from '#server/reports/sales/revenue-report.ts'

const money = { width: 16, format: moneyFormat }
const sources = RevenueSource.options

const revenueCells = (revenue: Revenue) => [
  ...sources.map((source) => moneyCell(revenue[source])),
  moneyCell(revenue.total),
  moneyCell(revenue.upcoming),
]

const soldSheet = (name: string, what: string, quantity: string, sold: Sold[]) => ({
  name,
  columns: [
    { header: what, width: 30 },
    { header: quantity, width: 14 },
    { header: 'Amount', ...money },
  ],
  rows: sold.map((one) => [one.name, one.quantity, moneyCell(one.amount)]),
})

export const revenueFile = async (db: Db, query: PeriodQuery, today: CalendarDate) => {
  const { rows, total, room_types, food_plans, items } = await revenueReport(db, query, today)
  const bytes = await workbook([
    {
      name: 'Revenue',
      columns: [
        periodColumn(query.by),
        ...sources.map((source) => ({ header: revenueNames[source], ...money })),
        { header: 'Total', ...money },
        { header: 'Upcoming', ...money },
      ],
      rows: [...rows.map((row) => [periodCell(row.period), ...revenueCells(row)]), ['Total', ...revenueCells(total)]],
    },
    soldSheet('Room types', 'Room Type', 'Nights', room_types),
    soldSheet('Food plans', 'Food Plan', 'Person-nights', food_plans),
    {
      name: 'Items and services',
      columns: [
        { header: 'Item', width: 30 },
        { header: 'Type', width: 12 },
        { header: 'Quantity', width: 12 },
        { header: 'Amount', ...money },
      ],
      rows: items.map((item) => [item.name, itemTypeNames[item.type], item.quantity, moneyCell(item.amount)]),
    },
  ])
  return { bytes, name: 'revenue_report.xlsx' }
}
