import { type ReductionQuery, type ReductionReport, reductionNames } from '#contract/reports/reductions.ts'
import { dayCell, dayFormat, moneyFormat, workbook } from '#server/kit/documents/spreadsheet.ts'
import { moneyCell } from '#server/reports/report-cells.ts'

const columns = [
  { header: 'Date', width: 13, format: dayFormat },
  { header: 'Kind', width: 14 },
  { header: 'Document', width: 18 },
  { header: 'Booking', width: 12 },
  { header: 'Guest', width: 32 },
  { header: 'Amount', width: 14, format: moneyFormat },
  { header: 'Reason', width: 44 },
  { header: 'Given by', width: 22 },
]

export const reductionsFile = async ({ start_date, end_date }: ReductionQuery, { rows, totals }: ReductionReport) => ({
  bytes: await workbook([
    {
      name: 'Discounts and refunds',
      columns,
      rows: rows.map(({ date, kind, number, booking, guest_name, amount, reason, who }) => [
        dayCell(date),
        reductionNames[kind],
        number,
        booking.booking_number,
        guest_name,
        moneyCell(amount),
        reason,
        who ?? '',
      ]),
    },
    {
      name: 'Totals',
      columns: [
        { header: 'Kind', width: 14 },
        { header: 'Number', width: 11 },
        { header: 'Amount', width: 16, format: moneyFormat },
      ],
      rows: totals.map(({ kind, count, amount }) => [reductionNames[kind], count, moneyCell(amount)]),
    },
  ]),
  name: `discounts-and-refunds-${start_date}-${end_date}.xlsx`,
})
