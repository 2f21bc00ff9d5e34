import { sql } from 'kysely'
import type { BookingStatus, BookingType } from '#contract/bookings/booking.ts'
import type { CalendarBlock, CalendarQuery, CalendarRoom, CalendarRoomType } from '#contract/calendar/calendar.ts'
import type { CalendarDate } from '#contract/kit/time/calendar-date.ts'
import { bookingNumber } from '#server/bookings/booking-number.ts'
import { isOverdueDeparture } from '#server/bookings/stays/overdue.ts'
import { isFirstOfLine, isLastOfLine } from '#server/bookings/stays/stay-conditions.ts'
import { type BalanceState, balanceState } from '#server/calendar/balance-state.ts'
import type { Db } from '#server/db/connect.ts'
import { statement } from '#server/db/statement.ts'
import { hasMissingDocuments } from '#server/guests/missing-documents.ts'
import { openFaults } from '#server/repairs/fault-store.ts'
import { isReported } from '#server/reports/report-sql.ts'

type Wanted = CalendarQuery & { today: CalendarDate }

/**
 * Stays and blocks with a night on one of the days, those that end on the first day, and guests who overstay. The days
 * are in a subselect, whose value the planner doesn't know: one plan serves all days.
 */
const shownStays = ({ from, to, today }: Wanted) => sql`(
  select * from stay
  where stay.nights && (select daterange(${from}::date - 1, ${to}::date, '[]'))
    and ${isReported('stay.booking_status', { maintenance: true })}
  union all
  select * from stay
  where ${today}::date between ${from}::date and ${to}::date and stay.check_out_date < ${from}::date
    and ${isOverdueDeparture(sql`${today}::date`)}
) stay`

export interface CalendarStayRow {
  stay: string
  booking_id: number
  booking: string
  booking_number: string
  version: number
  line: number
  room_id: number
  check_in_date: CalendarDate
  check_out_date: CalendarDate
  status: BookingStatus
  booking_type: BookingType
  guest_name: string
  group_name: string | null
  number_of_adults: number
  number_of_children: number
  number_of_infants: number
  moved_in: boolean
  moves_on: boolean
  departed_on: CalendarDate | null
  pinned: boolean
  has_remarks: boolean
  balance: BalanceState
  documents_missing: boolean
}

// Most stays begin and end with their booking: only the others are compared with the rest of their line.
const stays = statement(
  (_db, wanted: Wanted) => sql<CalendarStayRow>`
    select stay.slug as stay, booking.id as booking_id, booking.slug as booking, ${bookingNumber} as booking_number,
      booking.version, stay.line, stay.room_id, stay.check_in_date, stay.check_out_date, booking.status,
      booking.booking_type, guest.name as guest_name, booking.group_name,
      stay.number_of_adults, stay.number_of_children, stay.number_of_infants,
      stay.check_in_date > booking.check_in_date and not ${isFirstOfLine} as moved_in,
      stay.check_out_date < booking.check_out_date and not ${isLastOfLine} as moves_on,
      stay.departed_on, booking.pinned,
      booking.desk_remarks <> '' or booking.housekeeping_remarks <> '' as has_remarks,
      ${balanceState} as balance,
      booking.status <> 'checked_out' and ${hasMissingDocuments} as documents_missing
    from ${shownStays(wanted)}
      -- By the index, however many stays the planner expects: it knows neither the days nor how few they are.
      cross join lateral (select * from booking where booking.id = stay.booking_id limit 1) booking
      cross join lateral (select * from guest where guest.id = booking.guest_id limit 1) guest
      join nationality on nationality.id = guest.nationality_id
    order by stay.check_in_date, booking.number, stay.line`,
)

interface RoomsAndBlocks {
  room_types: CalendarRoomType[]
  rooms: (CalendarRoom & { under_maintenance: boolean; is_retired: boolean })[]
  blocks: CalendarBlock[]
}

/** Rooms in use, and retired ones that are needed for a stay of the past. */
const roomsAndBlocks = statement(
  (_db, wanted: Wanted) => sql<RoomsAndBlocks>`
    with shown as materialized (
      select id, room_id, booking_id, check_in_date, check_out_date, maintenance_reason from ${shownStays(wanted)}
    ),
    rooms as materialized (
      select id, slug, room_number, room_type_id, under_maintenance, retired_at is not null as is_retired, condition,
        ${openFaults} as open_faults
      from room where retired_at is null or id in (select room_id from shown)
    )
    select
      coalesce((
        select json_agg(json_build_object(
          'id', id, 'name', name, 'price_per_night', price_per_night,
          'max_adults', max_adults, 'max_children', max_children, 'max_infants', max_infants
        ) order by price_per_night, name)
        from room_type where id in (select room_type_id from rooms)
      ), '[]') as room_types,
      coalesce((
        select json_agg(rooms order by room_number collate natural_order) from rooms
      ), '[]') as rooms,
      coalesce((
        select json_agg(json_build_object(
          'id', id, 'room_id', room_id, 'check_in_date', check_in_date, 'check_out_date', check_out_date,
          'maintenance_reason', maintenance_reason
        ) order by check_in_date, id)
        from shown where booking_id is null
      ), '[]') as blocks`,
)

export const readRoomsAndBlocks = async (db: Db, wanted: Wanted) => {
  const [found] = await roomsAndBlocks(db, wanted)
  if (!found) throw new Error('a statement without a row')
  return found
}

export const listCalendarStays = (db: Db, wanted: Wanted) => stays(db, wanted)
