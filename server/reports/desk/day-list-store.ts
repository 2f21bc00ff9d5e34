import { type RawBuilder, sql } from 'kysely'
import type { Overdue } from '#contract/bookings/booking.ts'
import type { CalendarDate } from '#contract/kit/time/calendar-date.ts'
import type { DayListKind, DayListRow } from '#contract/reports/day-list.ts'
import { bookingNumber } from '#server/bookings/booking-number.ts'
import { isOverdue, overdueStays } from '#server/bookings/stays/overdue.ts'
import { isInUse } from '#server/bookings/stays/room-occupancy-store.ts'
import { isFirstOfLine, isLastOfLine } from '#server/bookings/stays/stay-conditions.ts'
import type { Db } from '#server/db/connect.ts'
import { isReported } from '#server/reports/report-sql.ts'

const today = sql`(select today from hotel)`

/** Today's list also has the rooms whose guests should have come, or left, before. */
const overdueToo = (overdue: Overdue, date: CalendarDate) =>
  sql`union select stay.id from ${overdueStays(overdue, today)} and ${today} = ${date}`

const isIndexed = isReported('stay.booking_status', { maintenance: true })

/** The room before this one in the same line: the guests move on the day when this stay begins. */
const roomBefore = sql`select before.room_number from stay previous join room before on before.id = previous.room_id
  where previous.booking_id = stay.booking_id and previous.line = stay.line and previous.check_out_date = stay.check_in_date`

/**
 * In-house are the checked-in guests of that night; for past nights also those who have checked out since, for future
 * nights those who are booked. Today's list includes guests who overstay and leaves out guests who left early, because
 * it is also used for fire drills. A room move is neither an arrival nor a departure.
 */
const found: Record<DayListKind, (date: CalendarDate) => RawBuilder<unknown>> = {
  arrivals: (date) => sql`select stay.id from stay
    where ${isIndexed} and stay.nights @> ${date}::date and stay.check_in_date = ${date} and stay.booking_id is not null
      and ${isFirstOfLine}
    ${overdueToo('arrivals', date)}`,
  departures: (date) => sql`select stay.id from stay
    where ${isIndexed} and stay.nights @> (${date}::date - 1) and stay.check_out_date = ${date}
      and stay.booking_id is not null and ${isLastOfLine}
    ${overdueToo('departures', date)}`,
  'in-house': (date) => sql`select stay.id from stay, hotel
    where ${isIndexed} and stay.nights @> ${date}::date
      and (stay.booking_status = 'checked_in' and (stay.departed_on is null or ${date} < hotel.today)
        or stay.booking_status = 'checked_out' and ${date} < hotel.today
        or stay.booking_status = 'booked' and hotel.today < ${date})
    union
    select stay.id from stay, hotel where hotel.today = ${date} and ${isInUse(sql`${date}::date`)}`,
  moves: (date) => sql`select stay.id from stay
    where ${isIndexed} and stay.nights @> ${date}::date and stay.check_in_date = ${date} and exists (${roomBefore})`,
}

export const listDay = async (db: Db, kind: DayListKind, date: CalendarDate, now: Date) => {
  const { rows } = await sql<DayListRow>`
    with hotel as (select hotel_day(${now.toISOString()}::timestamptz) as today)
    select stay.id as stay_id, stay.line, booking.slug as booking_slug, ${bookingNumber} as booking_number,
      room.room_number, (${roomBefore} and stay.check_in_date = ${date}) as from_room,
      room_type.name as room_type, guest.name as guest_name, guest.phone, booking.group_name,
      line.check_in_date, line.check_out_date,
      stay.number_of_adults, stay.number_of_children, stay.number_of_infants,
      food_plan.name as food_plan, booking_source.name as source, guest.special_requests, booking.desk_remarks,
      booking.housekeeping_remarks, booking.expected_arrival, booking.pinned, booking.status,
      ${isOverdue(today)} as is_overdue
    from stay
      join booking on booking.id = stay.booking_id
      join guest on guest.id = booking.guest_id
      join food_plan on food_plan.id = booking.food_plan_id
      left join booking_source on booking_source.id = booking.source_id
      join room on room.id = stay.room_id
      join room_type on room_type.id = room.room_type_id
      cross join lateral (
        select min(other.check_in_date) as check_in_date, max(other.check_out_date) as check_out_date
        from stay other where other.booking_id = stay.booking_id and other.line = stay.line
      ) line
    where stay.id in (${found[kind](date)})
    order by ${kind === 'in-house' ? sql`` : sql`is_overdue desc,`} room.room_number, stay.id
  `.execute(db)
  return rows
}
