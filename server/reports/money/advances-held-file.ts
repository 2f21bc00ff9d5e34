import { bookingStatusNames } from '#contract/bookings/booking-status-names.ts'
import { formatDay } from '#contract/kit/time/calendar-date.ts'
import type { AdvancesHeld } from '#contract/reports/advances-held.ts'
import { dayCell, dayFormat, moneyFormat, workbook } from '#server/kit/documents/spreadsheet.ts'
import { moneyCell } from '#server/reports/report-cells.ts'

const columns = [
  { header: 'Booking', width: 12 },
  { header: 'Guest', width: 32 },
  { header: 'Arrival', width: 13, format: dayFormat },
  { header: 'Status', width: 14 },
  { header: 'Vouchers', width: 48 },
  { header: 'Amount', width: 14, format: moneyFormat },
]

export const advancesHeldFile = async ({ rows, total }: AdvancesHeld) => ({
  bytes: await workbook([
    {
      name: 'Advances held',
      columns,
      rows: [
        ...rows.map(({ booking, guest_name, check_in_date, status, vouchers, amount }) => [
          booking.booking_number,
          guest_name,
          dayCell(check_in_date),
          bookingStatusNames[status],
          vouchers.map(({ receipt_number, date }) => `${receipt_number} of ${formatDay(date)}`).join(', '),
          moneyCell(amount),
        ]),
        ['Total', '', null, '', '', moneyCell(total)],
      ],
    },
  ]),
  name: 'advances-held.xlsx',
})
