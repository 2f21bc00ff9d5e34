import { placeText } from '#contract/repairs/repair-names.ts'
import type { FaultsQuery, FaultsReport } from '#contract/reports/faults-report.ts'
import { moneyFormat, workbook } from '#server/kit/documents/spreadsheet.ts'
import { moneyCell } from '#server/reports/report-cells.ts'

const columns = [
  { header: 'Room or area', width: 22 },
  { header: 'Room type', width: 22 },
  { header: 'Faults', width: 10 },
  { header: 'Open now', width: 10 },
  { header: 'Days to close', width: 14 },
  { header: 'Cost', width: 14, format: moneyFormat },
]

export const faultsFile = async ({ start_date, end_date }: FaultsQuery, { rows, total }: FaultsReport) => ({
  bytes: await workbook([
    {
      name: 'Faults by room',
      columns,
      rows: [
        ...rows.map((row) => [
          placeText(row),
          row.room?.room_type ?? '',
          row.reported,
          row.open,
          row.average_days ?? '',
          moneyCell(row.cost),
        ]),
        ['Total', '', total.reported, total.open, total.average_days ?? '', moneyCell(total.cost)],
      ],
    },
  ]),
  name: `faults-by-room-${start_date}-${end_date}.xlsx`,
})
