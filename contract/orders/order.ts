import { BookingStatus } from '#contract/bookings/booking.ts'
import { Flag } from '#contract/kit/flag.ts'
import { Id, IdText } from '#contract/kit/id.ts'
import { Rupees } from '#contract/kit/money.ts'
import { listQuery } from '#contract/kit/paging.ts'
import { Slug } from '#contract/kit/slug-endpoints.ts'
import { CalendarDate, Instant } from '#contract/kit/time/calendar-date.ts'
import { z } from '#contract/kit/z.ts'

export const MealType = z.enum(['breakfast', 'lunch', 'dinner', 'snack', 'other'], 'Meal type is required.')
export type MealType = z.infer<typeof MealType>

export const ServiceType = z.enum(['room_service', 'restaurant', 'poolside'], 'Service type is required.')
export type ServiceType = z.infer<typeof ServiceType>

export const OrderStatus = z.enum(['pending', 'preparing', 'served', 'completed', 'cancelled'], 'Status is required.')
export type OrderStatus = z.infer<typeof OrderStatus>

/** The booking that an order is charged to, with the fields that the order form needs. */
export const OrderBooking = z.object({
  id: Id,
  slug: Slug,
  booking_number: z.string(),
  status: BookingStatus,
  guest: z.object({ name: z.string() }),
  rooms: z.array(z.object({ id: Id, room_number: z.string() })),
  check_in_date: CalendarDate,
  check_out_date: CalendarDate,
})
export type OrderBooking = z.infer<typeof OrderBooking>

/** Name and price at the time of the order. */
export const OrderLine = z.object({
  item_id: Id,
  name: z.string(),
  quantity: z.int(),
  unit_price: Rupees,
})
export type OrderLine = z.infer<typeof OrderLine>

export const Order = z.object({
  id: Id,
  slug: Slug,
  booking_id: Id,
  booking: OrderBooking,
  /** The room to serve, if the booking has several rooms. */
  room_id: Id.nullable(),
  /** The room, or all rooms of the booking. */
  room_number: z.string(),
  ordered_at: Instant,
  meal_type: MealType,
  service_type: ServiceType,
  status: OrderStatus,
  notes: z.string(),
  items: z.array(OrderLine),
  subtotal: Rupees,
  /** Increases with every change; an edit sends the version it was made from. */
  version: z.int(),
})
export type Order = z.infer<typeof Order>

export const OrderQuery = listQuery('ordered_at').extend({
  booking_id: IdText.optional(),
  status: OrderStatus.optional(),
  meal_type: MealType.optional(),
})
export type OrderQuery = z.infer<typeof OrderQuery>

/** Bookings that can be ordered for, found by number, guest or room; `any=true` finds departed ones too. */
export const OrderBookingQuery = z.object({
  search: z.string().trim().max(100).default(''),
  room_id: IdText.optional(),
  id: IdText.optional(),
  any: Flag.default(false),
})
export type OrderBookingQuery = z.infer<typeof OrderBookingQuery>
