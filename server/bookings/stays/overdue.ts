import { type RawBuilder, sql } from 'kysely'
import type { Overdue } from '#contract/bookings/booking.ts'
import type { Overstay } from '#contract/rooms/overstay.ts'
import { bookingNumber } from '#server/bookings/booking-number.ts'
import { type Day, isInUse } from '#server/bookings/stays/room-occupancy-store.ts'
import { isFirstOfLine } from '#server/bookings/stays/stay-conditions.ts'

/** A room whose guests should have come before today. */
const isOverdueArrival = (today: Day) =>
  sql<boolean>`(stay.booking_status = 'booked' and stay.check_in_date < ${today} and ${isFirstOfLine})`

/** A room whose guests are still in it and should have left before today. */
export const isOverdueDeparture = (today: Day) => sql<boolean>`(${isInUse(today)} and stay.check_out_date < ${today})`

const conditions: Record<Overdue, (today: Day) => RawBuilder<boolean>> = {
  arrivals: isOverdueArrival,
  departures: isOverdueDeparture,
}

export const isOverdue = (today: Day) => sql<boolean>`(${isOverdueArrival(today)} or ${isOverdueDeparture(today)})`

/** The overdue rooms; a query can join them with more. */
export const overdueStays = (overdue: Overdue, today: Day) =>
  sql`stay join booking on booking.id = stay.booking_id where ${conditions[overdue](today)}`

/** The guests who should have left a room before today, if they are still in it and the condition is met. */
export const overstay = (today: Day, condition: RawBuilder<boolean> = sql`true`) => sql<Overstay | null>`(
  select json_build_object(
    'booking_slug', booking.slug, 'booking_number', ${bookingNumber}, 'guest_name', guest.name,
    'check_out_date', stay.check_out_date
  )
  from stay join booking on booking.id = stay.booking_id join guest on guest.id = booking.guest_id
  where stay.room_id = room.id and ${isOverdueDeparture(today)} and ${condition}
  order by stay.check_out_date desc
  limit 1
)`
