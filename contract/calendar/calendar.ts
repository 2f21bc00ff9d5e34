import { BookingStatus, BookingType } from '#contract/bookings/booking.ts'
import { calendarMessages as say } from '#contract/calendar/calendar-messages.ts'
import { Id } from '#contract/kit/id.ts'
import { Rupees } from '#contract/kit/money.ts'
import { Slug } from '#contract/kit/slug-endpoints.ts'
import { CalendarDate, FilterDay, nightsBetween } from '#contract/kit/time/calendar-date.ts'
import { z } from '#contract/kit/z.ts'
import { RoomCondition } from '#contract/rooms/room-condition.ts'

/** How many days one reply may have. */
export const mostCalendarDays = 100

/** Both days are included. */
export const CalendarQuery = z
  .object({ from: FilterDay, to: FilterDay })
  .refine(({ from, to }) => from <= to, { path: ['to'], message: say.endBeforeStart })
  .refine(({ from, to }) => nightsBetween(from, to) < mostCalendarDays, {
    path: ['to'],
    message: say.tooManyDays(mostCalendarDays),
  })
export type CalendarQuery = z.output<typeof CalendarQuery>

const CalendarRoomType = z.object({
  id: Id,
  name: z.string(),
  price_per_night: Rupees,
  max_adults: z.int(),
  max_children: z.int(),
  max_infants: z.int(),
})
export type CalendarRoomType = z.infer<typeof CalendarRoomType>

/** A room in use, or a retired one that has a stay on one of the days. */
const CalendarRoom = z.object({
  id: Id,
  slug: Slug,
  room_number: z.string(),
  room_type_id: Id,
  under_maintenance: z.boolean().optional(),
  is_retired: z.boolean().optional(),
  /** How many faults are not repaired yet; left out if there are none. */
  open_faults: z.int().optional(),
  /** Left out if the room is clean. */
  condition: RoomCondition.optional(),
})
export type CalendarRoom = z.infer<typeof CalendarRoom>

/** Left out unless it is true: a month of a hundred rooms has about a thousand stays. */
const mark = z.literal(true).optional()

/** A stay of a booking that is booked, checked in or checked out: one bar. */
const CalendarStay = z.object({
  /** The slug of the stay. */
  stay: Slug,
  /** The slug of the booking. */
  booking: Slug,
  booking_number: z.string(),
  /** The version of the booking, for changes that start from this reply. */
  version: z.int(),
  line: z.int(),
  room_id: Id,
  check_in_date: CalendarDate,
  check_out_date: CalendarDate,
  status: BookingStatus,
  booking_type: BookingType.exclude(['individual']).optional(),
  guest_name: z.string(),
  group_name: z.string().optional(),
  number_of_adults: z.int(),
  number_of_children: z.int().optional(),
  number_of_infants: z.int().optional(),
  /** The guests come from another room of the hotel, or go on to another one. */
  moved_in: mark,
  moves_on: mark,
  /** The day on which this room of a group was checked out before the others. */
  departed_on: CalendarDate.optional(),
  pinned: mark,
  /** There are remarks for the desk or for housekeeping. */
  has_remarks: mark,
  /** The payments do not cover the bill as it is now, or the invoice. */
  balance_due: mark,
  /** Fields or documents that are required before check-in are missing. Not for guests who have left. */
  documents_missing: mark,
})
export type CalendarStay = z.infer<typeof CalendarStay>

/** Nights on which a room is blocked for maintenance. */
const CalendarBlock = z.object({
  id: Id,
  room_id: Id,
  check_in_date: CalendarDate,
  check_out_date: CalendarDate,
  maintenance_reason: z.string(),
})
export type CalendarBlock = z.infer<typeof CalendarBlock>

/** The night that begins on a day. A room under maintenance is neither occupied nor free. */
const CalendarDay = z.object({
  date: CalendarDate,
  occupied: z.int(),
  free: z.int(),
  /** Occupied rooms as a share of the rooms that can be sold, in percent without decimals. */
  percent: z.int(),
  /** The free rooms of each type, in the order of `room_types`. */
  free_by_type: z.array(z.int()),
})
export type CalendarDay = z.infer<typeof CalendarDay>

export const Calendar = z.object({
  room_types: z.array(CalendarRoomType),
  rooms: z.array(CalendarRoom),
  stays: z.array(CalendarStay),
  blocks: z.array(CalendarBlock),
  days: z.array(CalendarDay),
})
export type Calendar = z.infer<typeof Calendar>
