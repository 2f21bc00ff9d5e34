import type { Calendar, CalendarQuery, CalendarStay } from '#contract/calendar/calendar.ts'
import { countDays } from '#contract/calendar/count-days.ts'
import { makeBill } from '#contract/folios/make-bill.ts'
import type { CalendarDate } from '#contract/kit/time/calendar-date.ts'
import { type CalendarStayRow, listCalendarStays, readRoomsAndBlocks } from '#server/calendar/calendar-store.ts'
import type { Db } from '#server/db/connect.ts'
import { readPartsOfBills } from '#server/folios/bill-store.ts'

/** A stay with only the fields that say something: the reply has a thousand of them. */
const shownStay = (row: CalendarStayRow, isDue: boolean): CalendarStay => {
  const { stay, booking, booking_number, version, line, room_id, check_in_date, check_out_date, status } = row
  return {
    stay,
    booking,
    booking_number,
    version,
    line,
    room_id,
    check_in_date,
    check_out_date,
    status,
    guest_name: row.guest_name,
    number_of_adults: row.number_of_adults,
    ...(row.number_of_children > 0 && { number_of_children: row.number_of_children }),
    ...(row.number_of_infants > 0 && { number_of_infants: row.number_of_infants }),
    ...(row.booking_type === 'group' && { booking_type: row.booking_type }),
    ...(row.group_name && { group_name: row.group_name }),
    ...(row.departed_on && { departed_on: row.departed_on }),
    ...(row.moved_in && { moved_in: true }),
    ...(row.moves_on && { moves_on: true }),
    ...(row.pinned && { pinned: true }),
    ...(row.has_remarks && { has_remarks: true }),
    ...(row.documents_missing && { documents_missing: true }),
    ...(isDue && { balance_due: true }),
  }
}

export const readCalendar = async (db: Db, query: CalendarQuery, today: CalendarDate): Promise<Calendar> => {
  const wanted = { ...query, today }
  const [rows, found] = await Promise.all([listCalendarStays(db, wanted), readRoomsAndBlocks(db, wanted)])
  const unknown = rows.filter(({ balance }) => balance === 'unknown').map(({ booking_id }) => booking_id)
  const bills = await readPartsOfBills(db, [...new Set(unknown)])
  const isDue = ({ balance, booking_id }: CalendarStayRow) => {
    const billed = bills.get(booking_id)
    return billed ? makeBill(billed).balance > 0 : balance === 'due'
  }
  const shown = {
    room_types: found.room_types,
    rooms: found.rooms.map(({ under_maintenance, is_retired, open_faults, condition, ...room }) => ({
      ...room,
      ...(under_maintenance && { under_maintenance }),
      ...(is_retired && { is_retired }),
      ...(open_faults && { open_faults }),
      ...(condition !== 'clean' && !is_retired && { condition }),
    })),
    stays: rows.map((row) => shownStay(row, isDue(row))),
    blocks: found.blocks,
  }
  return { ...shown, days: countDays(shown, query, today) }
}
