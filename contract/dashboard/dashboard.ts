import { BookingStatus } from '#contract/bookings/booking.ts'
import { Id } from '#contract/kit/id.ts'
import { Rupees } from '#contract/kit/money.ts'
import { Slug } from '#contract/kit/slug-endpoints.ts'
import { CalendarDate } from '#contract/kit/time/calendar-date.ts'
import { z } from '#contract/kit/z.ts'

const RoomCard = z.object({ id: Id, slug: Slug, room_number: z.string(), room_type: z.string() })

/** A room for a walk-in: not occupied, not under maintenance, not booked for tonight. */
export const AvailableRoom = RoomCard
export type AvailableRoom = z.infer<typeof AvailableRoom>

/** A room with guests in it, and their booking. */
export const OccupiedRoom = RoomCard.extend({
  booking_slug: Slug,
  guest_name: z.string(),
  check_in: CalendarDate,
  check_out: CalendarDate,
  /** The guests should have left before today. */
  is_overdue: z.boolean(),
})
export type OccupiedRoom = z.infer<typeof OccupiedRoom>

/** Sorted by room-nights of the last 90 days; `available` and `booked` count its rooms tonight. An occupied room is booked. */
export const PopularRoomType = z.object({
  id: Id,
  name: z.string(),
  available: z.int(),
  booked: z.int(),
  price_per_night: Rupees,
})
export type PopularRoomType = z.infer<typeof PopularRoomType>

export const RecentBooking = z.object({
  slug: Slug,
  /** The booking number: BK-000123. */
  booking_id: z.string(),
  guest_name: z.string(),
  /** The day on which it was made. */
  date: CalendarDate,
  status: BookingStatus,
})
export type RecentBooking = z.infer<typeof RecentBooking>

export const Dashboard = z.object({
  /** The hotel's current date. */
  today: CalendarDate,
  summary: z.object({
    new_bookings: z.int(),
    /** Free tonight: not occupied, not under maintenance, not booked. */
    available_rooms: z.int(),
    /** Occupied rooms whose guests leave today, and that are not booked tonight: free after the check-out. */
    available_after_checkout: z.int(),
    todays_checkins: z.int(),
    todays_checkouts: z.int(),
    /** Bookings whose guests should have arrived, or left, before today. */
    overdue_arrivals: z.int(),
    overdue_departures: z.int(),
  }),
  popular_room_types: z.array(PopularRoomType),
  recent_bookings: z.array(RecentBooking),
  room_status: z.object({ available_rooms: z.array(AvailableRoom), occupied_rooms: z.array(OccupiedRoom) }),
  check_out_time: z.string(),
  /** Pending invoices. Their balance is null without the permission to see outstanding amounts. */
  pending: z.object({ invoices: z.int(), balance: Rupees.nullable() }),
  /** Bookings with a refund due: overpaid, or cancelled with an advance. The amount is null as above. */
  refunds: z.object({ bookings: z.int(), amount: Rupees.nullable() }),
  /** The number of rooms and room types: a hotel without rooms has nothing to show yet. */
  house: z.object({ room_types: z.int(), rooms: z.int() }),
  /** The finished steps of the set-up. A hotel without a GSTIN may confirm that it charges no tax. */
  set_up: z.object({
    name: z.boolean(),
    address: z.boolean(),
    rooms: z.boolean(),
    taxes: z.boolean(),
    food_plans: z.boolean(),
    payment_methods: z.boolean(),
    items: z.boolean(),
    has_gstin: z.boolean(),
  }),
})
export type Dashboard = z.infer<typeof Dashboard>

export const ChartRange = z.enum(['12m', '30d'])
export type ChartRange = z.infer<typeof ChartRange>

/** The figures of one of 12 months or of 30 days, by its first day. */
export const ChartPoint = z.object({
  from: CalendarDate,
  new_reservations: z.int(),
  check_ins: z.int(),
  cancellations: z.int(),
})
export type ChartPoint = z.infer<typeof ChartPoint>
