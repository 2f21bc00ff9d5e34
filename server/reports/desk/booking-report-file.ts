import { unknownSource } from '#contract/booking-sources/booking-source.ts'
import { bookingStatusNames } from '#contract/bookings/booking-status-names.ts'
import type { ReportedBooking } from '#contract/reports/booking-report.ts'
import type { ReportDays } from '#contract/reports/report-period.ts'
import type { Db } from '#server/db/connect.ts'
import { dayCell, dayFormat, spreadsheet } from '#server/kit/documents/spreadsheet.ts'
import { eachReportedBooking } from '#server/reports/desk/booking-report-store.ts'
import { roomCell } from '#server/reports/report-cells.ts'

const columns = [
  { header: '#', width: 8 },
  { header: 'Guest Name', width: 30 },
  { header: 'Phone', width: 18 },
  { header: 'Email', width: 32 },
  { header: 'Room No', width: 14 },
  { header: 'Check-In', width: 13, format: dayFormat },
  { header: 'Check-Out', width: 13, format: dayFormat },
  { header: 'Status', width: 14 },
  { header: 'Booking No', width: 13 },
  { header: 'Source', width: 18 },
]

async function* cells(bookings: AsyncIterable<ReportedBooking>) {
  let serialNumber = 0
  for await (const { booking_number, guest, rooms, check_in_date, check_out_date, source, status } of bookings) {
    yield [
      ++serialNumber,
      guest.name,
      guest.phone,
      guest.email,
      roomCell(rooms.map(({ room_number }) => room_number).join(', ')),
      dayCell(check_in_date),
      dayCell(check_out_date),
      bookingStatusNames[status],
      booking_number,
      source ?? unknownSource,
    ]
  }
}

export const bookingReportFile = async (db: Db, days: ReportDays) => ({
  bytes: await spreadsheet('Bookings', columns, cells(eachReportedBooking(db, days))),
  name: 'booking_report.xlsx',
})
