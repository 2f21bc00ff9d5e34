import { bookingStatusNames } from '#contract/bookings/booking-status-names.ts'
import type { Calendar, CalendarQuery } from '#contract/calendar/calendar.ts'
import { type NightsCell, nightsTable } from '#contract/calendar/nights-table.ts'
import { type CalendarDate, nightsBetween } from '#contract/kit/time/calendar-date.ts'
import { type Cell, dayCell, type Sheet, workbook } from '#server/kit/documents/spreadsheet.ts'
import { roomCell, stayColumns } from '#server/reports/report-cells.ts'

/** Light enough for black letters, and different greys on a black-and-white printer. */
const fills: Partial<Record<NightsCell['state'], string>> = {
  booked: 'DCE9F7',
  checked_in: 'CFE8D5',
  checked_out: 'E6E6E6',
  blocked: 'C8C8C8',
}

/** The row of a room; the nights of a stay are one merged cell. */
const rowOfRoom = (start: Cell[], cells: NightsCell[]) => {
  const row = [...start]
  const spans = cells.flatMap(({ nights, text, state }) => {
    const column = row.length
    const fill = fills[state]
    row.push(text || null, ...Array<null>(nights - 1).fill(null))
    return fill ? [{ column, width: nights, fill }] : []
  })
  return { row, spans }
}

const calendarSheet = (calendar: Calendar, today: CalendarDate): Sheet => {
  const rooms = nightsTable(calendar, today).flatMap(({ type, free, rooms }) => [
    ...rooms.map(({ room, cells }) => rowOfRoom([type.name, roomCell(room.room_number)], cells)),
    { row: [type.name, 'Free', ...free], spans: [] },
  ])
  const { days } = calendar
  return {
    name: 'Calendar',
    columns: [
      { header: 'Room Type', width: 18 },
      { header: 'Room', width: 11 },
      ...days.map(({ date }) => ({ header: dayCell(date), width: 12 })),
    ],
    headerFormat: 'ddd d mmm',
    rows: [
      ...rooms.map(({ row }) => row),
      ['All rooms', 'Occupied', ...days.map(({ occupied }) => occupied)],
      ['All rooms', 'Free', ...days.map(({ free }) => free)],
      ['All rooms', 'Percent', ...days.map(({ percent }) => percent)],
    ],
    spans: rooms.flatMap(({ spans }, index) => spans.map((span) => ({ row: index + 1, ...span }))),
    frozenColumns: 2,
  }
}

const staysSheet = ({ rooms, room_types, stays }: Calendar): Sheet => {
  const roomOf = new Map(rooms.map((room) => [room.id, room]))
  const typeOf = new Map(room_types.map(({ id, name }) => [id, name]))
  const inOrder = rooms.flatMap(({ id }) => stays.filter(({ room_id }) => room_id === id))
  return {
    name: 'Stays',
    columns: [
      { header: 'Room', width: 10 },
      { header: 'Room Type', width: 18 },
      { header: 'Guest', width: 30 },
      { header: 'Booking', width: 12 },
      { header: 'Group', width: 24 },
      ...stayColumns,
      { header: 'Status', width: 14 },
    ],
    rows: inOrder.map((stay) => {
      const room = roomOf.get(stay.room_id)
      return [
        roomCell(room?.room_number ?? ''),
        typeOf.get(room?.room_type_id ?? 0) ?? '',
        stay.guest_name,
        stay.booking_number,
        stay.group_name ?? null,
        dayCell(stay.check_in_date),
        dayCell(stay.check_out_date),
        nightsBetween(stay.check_in_date, stay.check_out_date),
        stay.number_of_adults,
        stay.number_of_children ?? 0,
        stay.number_of_infants ?? 0,
        bookingStatusNames[stay.status],
      ]
    }),
  }
}

/** The room calendar of some days as an Excel file: the rooms with their nights, and the stays as a list. */
export const calendarFile = async (calendar: Calendar, { from, to }: CalendarQuery, today: CalendarDate) => ({
  bytes: await workbook([calendarSheet(calendar, today), staysSheet(calendar)]),
  name: `room_calendar_${from}_${to}.xlsx`,
})
