import { bookingMessages } from '#contract/bookings/booking-messages.ts'
import { endpoint } from '#contract/kit/endpoint.ts'
import { dataOf } from '#contract/kit/replies.ts'
import { Slug } from '#contract/kit/slug-endpoints.ts'
import { FilterDay } from '#contract/kit/time/calendar-date.ts'
import { z } from '#contract/kit/z.ts'
import { Room } from '#contract/rooms/room.ts'

export const AvailabilityQuery = z
  .object({
    check_in_date: FilterDay,
    check_out_date: FilterDay,
    /** The booking being edited: its own rooms are free for itself. */
    except_booking: Slug.optional(),
  })
  .refine((query) => query.check_out_date > query.check_in_date, {
    path: ['check_out_date'],
    message: bookingMessages.checkOutAfterCheckIn,
  })
export type AvailabilityQuery = z.infer<typeof AvailabilityQuery>

export const availabilityEndpoint = endpoint({
  method: 'GET',
  path: '/rooms/available',
  access: 'rooms.view',
  summary:
    'Rooms that are free for all nights between two days; `overstay` warns of guests who are in one tonight, and a room that is occupied is still to be left',
  query: AvailabilityQuery,
  reply: dataOf(z.array(Room)),
})
