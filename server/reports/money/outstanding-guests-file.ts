import { type OutstandingGuests, outstandingItemNames } from '#contract/reports/outstanding-guests.ts'
import { dayCell, dayFormat, moneyFormat, workbook } from '#server/kit/documents/spreadsheet.ts'
import { moneyCell } from '#server/reports/report-cells.ts'

const columns = [
  { header: 'Guest', width: 32 },
  { header: 'Phone', width: 18 },
  { header: 'Kind', width: 12 },
  { header: 'Number', width: 18 },
  { header: 'Date', width: 13, format: dayFormat },
  { header: 'Amount', width: 14, format: moneyFormat },
]

export const outstandingGuestsFile = async ({ rows, total }: OutstandingGuests) => ({
  bytes: await workbook([
    {
      name: 'Outstanding by guest',
      columns,
      rows: [
        ...rows.flatMap(({ guest, items }) =>
          items.map(({ kind, number, date, amount }) => [
            guest.name,
            guest.phone,
            outstandingItemNames[kind],
            number,
            dayCell(date),
            moneyCell(amount),
          ]),
        ),
        ['Total', '', '', '', null, moneyCell(total)],
      ],
    },
  ]),
  name: 'outstanding-by-guest.xlsx',
})
