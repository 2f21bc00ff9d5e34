import { bookingStatusNames } from '#contract/bookings/booking-status-names.ts'
import type { DepositsHeld } from '#contract/deposits/deposit.ts'
import { dayCell, dayFormat, moneyFormat, workbook } from '#server/kit/documents/spreadsheet.ts'
import { moneyCell } from '#server/reports/report-cells.ts'

const columns = [
  { header: 'Deposit', width: 12 },
  { header: 'Taken on', width: 13, format: dayFormat },
  { header: 'Booking', width: 12 },
  { header: 'Guest', width: 32 },
  { header: 'Departure', width: 13, format: dayFormat },
  { header: 'Status', width: 14 },
  { header: 'Method', width: 14 },
  { header: 'Reference', width: 20 },
  { header: 'Taken by', width: 20 },
  { header: 'Amount', width: 14, format: moneyFormat },
]

export const depositsHeldFile = async ({ rows, total }: DepositsHeld) => ({
  bytes: await workbook([
    {
      name: 'Deposits held',
      columns,
      rows: [
        ...rows.map(({ number, taken_on, booking, guest_name, check_out_date, status, ...deposit }) => [
          number,
          dayCell(taken_on),
          booking.booking_number,
          guest_name,
          dayCell(check_out_date),
          bookingStatusNames[status],
          deposit.payment_method,
          deposit.reference,
          deposit.who ?? '',
          moneyCell(deposit.amount),
        ]),
        ['Total', null, '', '', null, '', '', '', '', moneyCell(total)],
      ],
    },
  ]),
  name: 'deposits-held.xlsx',
})
