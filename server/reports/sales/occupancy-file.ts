import type { CalendarDate } from '#contract/kit/time/calendar-date.ts'
import type { OccupancyFigures } from '#contract/reports/occupancy-report.ts'
import type { PeriodQuery } from '#contract/reports/report-period.ts'
import type { Db } from '#server/db/connect.ts'
import { moneyFormat, percentFormat, workbook } from '#server/kit/documents/spreadsheet.ts'
import { moneyCell, periodCell, periodColumn } from '#server/reports/report-cells.ts'
import { occupancyReport } from '#server/reports/sales/occupancy-report.ts'

const figureColumns = [
  { header: 'Rooms Available', width: 17 },
  { header: 'Rooms Sold', width: 13 },
  { header: 'Occupancy', width: 12, format: percentFormat },
  { header: 'Room Revenue', width: 16, format: moneyFormat },
  { header: 'ADR', width: 14, format: moneyFormat },
  { header: 'RevPAR', width: 14, format: moneyFormat },
]

const figureCells = (figures: OccupancyFigures) => [
  figures.nights_available,
  figures.nights_sold,
  figures.occupancy === null ? null : figures.occupancy / 100,
  moneyCell(figures.room_revenue),
  moneyCell(figures.adr),
  moneyCell(figures.revpar),
]

export const occupancyFile = async (db: Db, query: PeriodQuery, today: CalendarDate) => {
  const { rows, total } = await occupancyReport(db, query, today)
  const bytes = await workbook([
    {
      name: 'Occupancy',
      columns: [periodColumn(query.by), ...figureColumns],
      rows: [...rows.map((row) => [periodCell(row.period), ...figureCells(row)]), ['Total', ...figureCells(total)]],
    },
  ])
  return { bytes, name: 'occupancy_report.xlsx' }
}
