import type { CalendarDate } from '#contract/kit/time/calendar-date.ts'
import type { BookedFigures, OnTheBooks } from '#contract/reports/on-the-books.ts'
import { moneyFormat, percentFormat, workbook } from '#server/kit/documents/spreadsheet.ts'
import { moneyCell, periodCell, periodColumn } from '#server/reports/report-cells.ts'

const columns = [
  { header: 'Rooms Sold', width: 12 },
  { header: 'Occupancy', width: 12, format: percentFormat },
  { header: 'Revenue', width: 16, format: moneyFormat },
  { header: 'ADR', width: 14, format: moneyFormat },
  { header: 'Rooms Sold Last Year', width: 20 },
  { header: 'Revenue Last Year', width: 18, format: moneyFormat },
  { header: 'ADR Last Year', width: 16, format: moneyFormat },
  { header: 'Pick-Up Nights', width: 15 },
  { header: 'Pick-Up Revenue', width: 17, format: moneyFormat },
]

const cells = ({ booked, last_year, pick_up }: BookedFigures) => [
  booked.nights_sold,
  booked.occupancy === null ? null : booked.occupancy / 100,
  moneyCell(booked.room_revenue),
  moneyCell(booked.adr),
  last_year?.nights_sold ?? null,
  moneyCell(last_year?.room_revenue ?? null),
  moneyCell(last_year?.adr ?? null),
  pick_up.nights,
  moneyCell(pick_up.revenue),
]

export const onTheBooksFile = async (today: CalendarDate, { days, months, total }: OnTheBooks) => ({
  bytes: await workbook([
    {
      name: 'By day',
      columns: [periodColumn('day'), ...columns],
      rows: [...days.map((day) => [periodCell(day.period), ...cells(day)]), ['Total', ...cells(total)]],
    },
    {
      name: 'By month',
      columns: [periodColumn('month'), { header: 'Days', width: 8 }, ...columns],
      rows: [
        ...months.map((month) => [periodCell(month.period), month.days, ...cells(month)]),
        ['Total', days.length, ...cells(total)],
      ],
    },
  ]),
  name: `on-the-books-${today}.xlsx`,
})
