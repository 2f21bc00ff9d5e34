import { bookingStatusNames } from '#contract/bookings/booking-status-names.ts'
import { type CalendarDate, nightsBetween } from '#contract/kit/time/calendar-date.ts'
import { type DayListKind, type DayListRow, dayListTitles } from '#contract/reports/day-list.ts'
import { dayCell, workbook } from '#server/kit/documents/spreadsheet.ts'
import { roomCell, stayColumns } from '#server/reports/report-cells.ts'

const columnsOf = (kind: DayListKind) => [
  ...(kind === 'moves' ? [{ header: 'From Room', width: 11 }] : []),
  { header: kind === 'moves' ? 'To Room' : 'Room', width: 10 },
  { header: 'Room Type', width: 18 },
  { header: 'Guest', width: 30 },
  { header: 'Phone', width: 18 },
  { header: 'Booking', width: 12 },
  { header: 'Group', width: 24 },
  ...stayColumns,
  { header: 'Food Plan', width: 12 },
  { header: 'Status', width: 20 },
  { header: 'Special Requests', width: 40 },
  { header: 'Source', width: 18 },
  { header: 'Expected Arrival', width: 16 },
  { header: 'Pinned', width: 8 },
  { header: 'Desk Remarks', width: 40 },
  { header: 'Housekeeping Remarks', width: 40 },
]

export const dayListFile = async (kind: DayListKind, date: CalendarDate, rows: DayListRow[]) => ({
  bytes: await workbook([
    {
      name: `${dayListTitles[kind]} ${date}`,
      columns: columnsOf(kind),
      rows: rows.map((row) => [
        ...(kind === 'moves' ? [roomCell(row.from_room ?? '')] : []),
        roomCell(row.room_number),
        row.room_type,
        row.guest_name,
        row.phone,
        row.booking_number,
        row.group_name,
        dayCell(row.check_in_date),
        dayCell(row.check_out_date),
        nightsBetween(row.check_in_date, row.check_out_date),
        row.number_of_adults,
        row.number_of_children,
        row.number_of_infants,
        row.food_plan,
        row.is_overdue ? `${bookingStatusNames[row.status]}, overdue` : bookingStatusNames[row.status],
        row.special_requests,
        row.source,
        row.expected_arrival,
        row.pinned ? 'Yes' : 'No',
        row.desk_remarks,
        row.housekeeping_remarks,
      ]),
    },
  ]),
  name: `${kind}-${date}.xlsx`,
})
