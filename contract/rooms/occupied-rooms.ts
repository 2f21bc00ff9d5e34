import { BookingStatus } from '#contract/bookings/booking.ts'
import { endpoint } from '#contract/kit/endpoint.ts'
import { Id } from '#contract/kit/id.ts'
import { dataOf } from '#contract/kit/replies.ts'
import { Slug } from '#contract/kit/slug-endpoints.ts'
import { CalendarDate } from '#contract/kit/time/calendar-date.ts'
import { z } from '#contract/kit/z.ts'
import { Room } from '#contract/rooms/room.ts'

/** A room with guests in it and their bookings, or an empty one under maintenance. */
export const OccupiedRoom = Room.extend({
  bookings: z.array(
    z.object({
      id: Id,
      slug: Slug,
      booking_number: z.string(),
      status: BookingStatus,
      guest: z.object({ name: z.string() }),
      check_out_date: CalendarDate,
      /** The guests should have left before today. */
      is_overdue: z.boolean(),
    }),
  ),
})
export type OccupiedRoom = z.infer<typeof OccupiedRoom>

export const occupiedRoomsEndpoint = endpoint({
  method: 'GET',
  path: '/rooms/occupied',
  access: 'bookings.view',
  summary: 'Rooms with guests in them, and those under maintenance',
  reply: dataOf(z.array(OccupiedRoom)),
})
